import SwiftUI

/// Settings for each option of a pager; they show at once behind the sheet.
struct OptionsForm: View {
  @Binding var options: PagerOptions

  var body: some View {
    Form {
      Section("Effect") {
        Picker("Effect", selection: $options.effect) {
          ForEach(EffectName.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        if options.effect == .parallax {
          LabeledContent("Depth") { Slider(value: $options.depth, in: 0...1) }
        }
      }
      Section("Pages") {
        Picker("Axis", selection: $options.axis) {
          Text("Horizontal").tag(Axis.horizontal)
          Text("Vertical").tag(Axis.vertical)
        }
        LabeledContent("Peek") { Slider(value: $options.peek, in: 0...80) }
        LabeledContent("Spacing") { Slider(value: $options.spacing, in: 0...40) }
      }
      Section("Turning") {
        Toggle("Loop", isOn: $options.loops)
        Toggle("Turn every 6 seconds", isOn: $options.advances)
      }
    }
  }
}
