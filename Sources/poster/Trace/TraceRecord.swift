/// One line of a trace's input: a time and what happens then.
///
/// Fields are those of the input's type; others are ignored, so that traces may carry notes.
struct TraceRecord: Equatable {
  /// When it happens, in seconds.
  let time: Double
  /// What happens.
  let event: Event

  /// What a line says happens.
  enum Event: Equatable {
    /// Something that the pager understands as it is.
    case input(PagerInput)
    /// The posters change, named by their ids.
    case posters([String])
  }
}

import Foundation
import PosterEngine

extension TraceRecord {
  /// Reads a line.
  init(line: some Sequence<UInt8>) throws(TraceError.Reason) {
    let fields: TraceFields
    do {
      fields = try JSONDecoder().decode(TraceFields.self, from: Data(line))
    } catch let error as DecodingError {
      throw TraceError.Reason(error)
    } catch {
      throw .notJSON
    }
    time = try fields.required(\.t, "t")
    event = try fields.event()
  }
}
