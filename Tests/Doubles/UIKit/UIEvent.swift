/// What a set of touches belongs to.
@MainActor open class UIEvent: NSObject {}
