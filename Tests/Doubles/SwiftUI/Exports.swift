// Apple's SwiftUI brings Foundation and the Core Graphics geometry with it.
@_exported public import Foundation
