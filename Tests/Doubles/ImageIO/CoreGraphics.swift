// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The documentation is the SDK's.

@_exported public import Foundation

public typealias CFData = Data
public typealias CFDictionary = Any
public typealias CFString = String

public final class CGColorSpace {
  public init?(name: CFString) { nil }
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public var isWideGamutRGB: Bool { fatalError() }
}

public enum CGImageAlphaInfo: UInt32 {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static var byteOrder32Little: CGBitmapInfo { CGBitmapInfo(rawValue: 2 << 12) }
}

public enum CGColorRenderingIntent: Int32 {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

public enum CGInterpolationQuality: Int32 {
  case `default`, none, low, medium = 4, high = 3
}

public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

public final class CGDataProvider {
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping CGDataProviderReleaseDataCallback
  ) { nil }
}

public final class CGImage {
  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) { nil }
  public var width: Int { fatalError() }
  public var height: Int { fatalError() }
  public var alphaInfo: CGImageAlphaInfo { fatalError() }
  public var colorSpace: CGColorSpace? { fatalError() }
}

public final class CGContext {
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) { nil }
  public var interpolationQuality: CGInterpolationQuality {
    get { fatalError() }
    set {}
  }
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
}
