/// A picture. The double holds no pixels: a picture is its identity.
open class UIImage: NSObject, @unchecked Sendable {}
