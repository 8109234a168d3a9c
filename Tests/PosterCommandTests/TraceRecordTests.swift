import PosterEngine
import Testing

@testable import poster

@Suite("A line of a trace's input")
struct TraceRecordTests {
  typealias Reason = TraceError.Reason

  @Test(
    "Every type of event is read with its fields",
    arguments: [
      (
        #""down", "x": 1.5, "y": -2"#,
        PagerInput.down(at: Vector(x: 1.5, y: -2), id: 0, device: .touch)
      ),
      (
        #""down", "x": 1, "y": 2, "id": 7, "device": "mouse""#,
        .down(at: Vector(x: 1, y: 2), id: 7, device: .mouse)
      ),
      (#""down", "x": 1, "y": 2, "device": "touch""#, .down(at: Vector(x: 1, y: 2))),
      (#""move", "x": 1e2, "y": 2, "id": -1"#, .move(to: Vector(x: 100, y: 2), id: -1)),
      (#""up", "x": 0.1, "y": 2"#, .up(at: Vector(x: 0.1, y: 2))),
      (#""cancel", "x": 1, "y": 2, "id": 3"#, .cancel(id: 3)),
      (#""cancel""#, .cancel()),
      (#""wheel", "notches": -0.25"#, .wheel(notches: -0.25)),
      (#""scroll", "phase": "begin""#, .scroll(.begin)),
      (#""scroll", "phase": "update", "dx": 3, "dy": -4"#, .scroll(.update(dx: 3, dy: -4))),
      (#""scroll", "phase": "update", "dy": 5"#, .scroll(.update(dx: 0, dy: 5))),
      (#""scroll", "phase": "end", "dx": 0, "dy": 0"#, .scroll(.end)),
      (#""key", "key": "next""#, .key(.next)), (#""key", "key": "previous""#, .key(.previous)),
      (#""key", "key": "first""#, .key(.first)), (#""key", "key": "last""#, .key(.last)),
      (#""key", "key": "left""#, .key(.left)), (#""key", "key": "right""#, .key(.right)),
      (#""scrollTo", "page": -3, "animated": true"#, .scrollTo(page: -3, animated: true)),
      (#""scrollTo", "page": 2.0, "animated": false"#, .scrollTo(page: 2, animated: false)),
      (#""resize", "width": 390, "height": 0"#, .resize(Size(width: 390, height: 0))),
      (#""count", "count": 0"#, .count(0)),
      (#""count", "count": 9223372036854775807"#, .count(.max)),
      (#""visible", "value": false"#, .visible(false)),
      (#""reducedMotion", "value": true"#, .reducedMotion(true)),
    ])
  func input(fields: String, expected: PagerInput) throws {
    let record = try TraceRecord(line: #"{"t": 0.125, "type": \#(fields)}"#.utf8)
    #expect(record.time == 0.125)
    #expect(record.event == .input(expected))
  }

  @Test("Posters are named by strings, or by whole numbers that stand for their digits")
  func posters() throws {
    let record = try TraceRecord(line: #"{"t":1,"type":"posters","ids":["dune",7,"포스터"]}"#.utf8)
    #expect(record.event == .posters(["dune", "7", "포스터"]))
    let none = try TraceRecord(line: #"{"t":1,"type":"posters","ids":[]}"#.utf8)
    #expect(none.event == .posters([]))
  }

  @Test(
    "A field that the type does not have is a note, whatever it holds",
    arguments: [#""x": "a note""#, #""page": [1]"#, #""value": null"#, #""who": {"t": "x"}"#])
  func note(field: String) throws {
    let record = try TraceRecord(line: #"{"t":1,"type":"key","key":"next",\#(field)}"#.utf8)
    #expect(record.event == .input(.key(.next)))
  }

  @Test("A carriage return and spaces around a line do not matter")
  func spaces() throws {
    let record = try TraceRecord(line: " \t{\"t\":1,\"type\":\"cancel\"} \r".utf8)
    #expect(record.event == .input(.cancel()))
  }

  @Test(
    "A field that is missing, or null, is named",
    arguments: [
      (#"{"type":"key","key":"next"}"#, "t"), (#"{"t":null,"type":"cancel"}"#, "t"),
      (#"{"t":0}"#, "type"), (#"{"t":0,"type":"down","x":1}"#, "y"),
      (#"{"t":0,"type":"move","y":1}"#, "x"), (#"{"t":0,"type":"up"}"#, "x"),
      (#"{"t":0,"type":"wheel"}"#, "notches"), (#"{"t":0,"type":"scroll"}"#, "phase"),
      (#"{"t":0,"type":"scroll","phase":"update"}"#, "dx"),
      (#"{"t":0,"type":"key"}"#, "key"), (#"{"t":0,"type":"scrollTo","animated":true}"#, "page"),
      (#"{"t":0,"type":"scrollTo","page":1}"#, "animated"),
      (#"{"t":0,"type":"resize","width":1}"#, "height"), (#"{"t":0,"type":"count"}"#, "count"),
      (#"{"t":0,"type":"posters"}"#, "ids"), (#"{"t":0,"type":"visible"}"#, "value"),
      (#"{"t":0,"type":"reducedMotion"}"#, "value"),
    ])
  func missing(line: String, field: String) {
    #expect(throws: Reason.missing(field: field)) { try TraceRecord(line: line.utf8) }
  }

  @Test(
    "A field of another kind is named with what it should be",
    arguments: [
      (#"{"t":"0","type":"cancel"}"#, "t", "a finite number"),
      (#"{"t":1e999,"type":"cancel"}"#, "t", "a finite number"),
      (#"{"t":true,"type":"cancel"}"#, "t", "a finite number"),
      (#"{"t":0,"type":5}"#, "type", "a string"),
      (#"{"t":0,"type":"down","x":"1","y":2}"#, "x", "a finite number"),
      (#"{"t":0,"type":"up","x":1,"y":-1e999}"#, "y", "a finite number"),
      (#"{"t":0,"type":"cancel","id":1.5}"#, "id", "a whole number of at most 64 bits"),
      (#"{"t":0,"type":"count","count":1.5}"#, "count", "a whole number of at most 64 bits"),
      (
        #"{"t":0,"type":"count","count":9223372036854775808}"#, "count",
        "a whole number of at most 64 bits"
      ),
      (#"{"t":0,"type":"scrollTo","page":1,"animated":1}"#, "animated", "true or false"),
      (#"{"t":0,"type":"visible","value":"yes"}"#, "value", "true or false"),
      (#"{"t":0,"type":"posters","ids":"a"}"#, "ids", "a list of strings"),
      (#"{"t":0,"type":"posters","ids":[null]}"#, "ids", "a list of strings"),
      (#"{"t":0,"type":"posters","ids":[1.5]}"#, "ids", "a list of strings"),
    ])
  func mistyped(line: String, field: String, expected: String) {
    #expect(throws: Reason.mistyped(field: field, expected: expected)) {
      try TraceRecord(line: line.utf8)
    }
  }

  @Test(
    "A word that is not known is shown with those that are",
    arguments: [
      (
        #"{"t":0,"type":"down","x":1,"y":2,"device":"touchpad"}"#, "device", "touchpad",
        ["mouse", "touch"]
      ),
      (
        #"{"t":0,"type":"key","key":"up"}"#, "key", "up",
        ["first", "last", "left", "next", "previous", "right"]
      ),
      (
        #"{"t":0,"type":"scroll","phase":"middle"}"#, "phase", "middle",
        ["begin", "end", "update"]
      ),
      (
        #"{"t":0,"type":"swipe"}"#, "type", "swipe",
        [
          "cancel", "count", "down", "key", "move", "posters", "reducedMotion", "resize",
          "scroll", "scrollTo", "up", "visible", "wheel",
        ]
      ),
    ])
  func unknown(line: String, field: String, value: String, known: [String]) {
    #expect(throws: Reason.unknown(field: field, value: value, known: known)) {
      try TraceRecord(line: line.utf8)
    }
  }

  @Test("A number of posters below 0, and an id that is there twice, are errors")
  func impossible() {
    #expect(throws: Reason.negative(field: "count", value: -1)) {
      try TraceRecord(line: #"{"t":0,"type":"count","count":-1}"#.utf8)
    }
    #expect(throws: Reason.duplicate(id: "1")) {
      try TraceRecord(line: #"{"t":0,"type":"posters","ids":["1","a",1]}"#.utf8)
    }
  }

  @Test("JSON that is no object", arguments: ["5", "null", "[]", #"[{"t":0}]"#, #""text""#])
  func notObject(line: String) {
    #expect(throws: Reason.notObject) { try TraceRecord(line: line.utf8) }
  }

  @Test(
    "What is not JSON",
    arguments: [
      "x", "{", "{'t':0}", #"{"t":0,"type":"cancel"} more"#, #"{"t":NaN,"type":"cancel"}"#,
      #"{"t":0,"type":"cancel"}{"t":0,"type":"cancel"}"#, "\0\0\0{", "",
      String(repeating: "[", count: 100_000),
    ])
  func notJSON(line: String) {
    #expect(throws: Reason.notJSON) { try TraceRecord(line: line.utf8) }
  }

  @Test("Bytes that are not UTF-8 are no string")
  func notUTF8() {
    let line = Array(#"{"t":0,"type":"key","key":""#.utf8) + [0xFF] + Array(#""}"#.utf8)
    #expect(throws: Reason.mistyped(field: "key", expected: "a string")) {
      try TraceRecord(line: line)
    }
  }
}
