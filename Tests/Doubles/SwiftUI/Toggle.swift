/// Something that is on or off.
public struct Toggle<Label>: View where Label: View {
  private let isOn: Binding<Bool>
  private let label: Label

  /// In the double, a tap anywhere on it turns it over.
  public var body: some View {
    let isOn = isOn
    return Button(action: { isOn.wrappedValue.toggle() }, label: { label })
  }
}

extension Toggle where Label == Text {
  /// A toggle with words.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.isOn = isOn
    label = Text(titleKey)
  }
}
