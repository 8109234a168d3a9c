/// A request under way. Letting go of it changes nothing: the request goes on.
public struct PictureTask: Sendable {
  let pipeline: PicturePipeline
  let ticket: PictureSchedule.Ticket

  /// Changes how soon the picture is needed; nothing happens once the request has ended.
  public func setPriority(_ priority: PicturePriority) {
    pipeline.setPriority(priority, of: ticket)
  }

  /// Ends the request: its handlers are not called any more, unless one is being called right now.
  ///
  /// A picture that nobody else waits for never costs a decode, and one that is being decoded is
  /// given up.
  public func cancel() {
    _ = pipeline.removeHandlers(of: ticket)
  }
}
