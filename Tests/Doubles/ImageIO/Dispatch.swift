// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The documentation is the SDK's.

@_exported public import Dispatch

public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSource {
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
  }

  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure { fatalError() }
}
