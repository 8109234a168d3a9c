import Foundation
import PosterEngine

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

extension TraceRecord {
  /// Reads a line.
  init(line: some Sequence<UInt8>) throws(TraceError.Reason) {
    do {
      self = try JSONDecoder().decode(TraceRecord.self, from: Data(line))
    } catch let reason as TraceError.Reason {
      throw reason
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
      throw .notObject
    } catch {
      throw .notJSON
    }
  }
}

extension TraceRecord: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = TraceFields(try decoder.container(keyedBy: TraceFields.Name.self))
    time = try fields.number(.t)
    event = try fields.event()
  }
}
