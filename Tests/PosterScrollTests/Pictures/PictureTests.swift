import Testing

/// One at a time: a memory warning reaches every view that there is.
@MainActor @Suite("Pictures", .serialized) struct PictureTests {}
