import CGtk4
import GtkInterop
import Testing

/// Something whose end can be seen.
private final class Witness {}

@MainActor
@Suite struct OwnershipTests {
  private func makeAdjustment() -> ObjectHandle {
    ObjectHandle(sinking: gtk_adjustment_new(0, 0, 100, 1, 10, 0))
  }

  private func set(_ object: ObjectHandle, _ value: Double) {
    gtk_adjustment_set_value(object.pointer.assumingMemoryBound(to: GtkAdjustment.self), value)
  }

  @Test("An object ends with its last handle")
  func handles() {
    var first: ObjectHandle? = makeAdjustment()
    var second = first.map { ObjectHandle(retaining: $0.pointer) }
    let weak = first.map { WeakObject($0) }
    first = nil
    #expect(weak?.isAlive == true)
    #expect(second != nil)
    second = nil
    #expect(weak?.isAlive == false)
  }

  @Test("A connected closure is called with the signal, and freed when disconnected")
  func disconnect() {
    let object = makeAdjustment()
    var witness: Witness? = Witness()
    weak let weakWitness = witness
    var calls = 0
    let connection = SignalConnection(object, "value-changed") { [witness] in
      #expect(witness != nil)
      calls += 1
    }
    witness = nil
    set(object, 1)
    set(object, 2)
    #expect(calls == 2)
    #expect(weakWitness != nil)
    connection.disconnect()
    connection.disconnect()
    #expect(weakWitness == nil)
    set(object, 3)
    #expect(calls == 2)
  }

  @Test("Releasing a connection disconnects it and lets go of the object")
  func release() {
    var object: ObjectHandle? = makeAdjustment()
    let weak = object.map { WeakObject($0) }
    var connection = object.map { SignalConnection($0, "value-changed") {} }
    object = nil
    #expect(weak?.isAlive == true)
    #expect(connection != nil)
    connection = nil
    #expect(weak?.isAlive == false)
  }

  @Test("A handler's answer reaches the one who emitted the signal")
  func answer() {
    _ = Display.isOpen
    var seen: UInt32 = 0
    let controller = EventController(
      taking: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
    let connection = SignalConnection(controller, "key-pressed") { arguments in
      seen = arguments.uint(1)
      return .handled(seen == 7)
    }
    #expect(emitKey(7, on: controller))
    #expect(seen == 7)
    #expect(!emitKey(8, on: controller))
    connection.disconnect()
  }

  private func emitKey(_ symbol: UInt32, on controller: EventController) -> Bool {
    emit("key-pressed", on: controller, .uint(symbol), .uint(0), .modifiers(GdkModifierType(0)))
  }

  @Test("A texture draws from memory that it keeps, and returns it")
  func texture() throws {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 16, alignment: 4)
    defer { bytes.deallocate() }
    bytes.copyBytes(from: (0..<16).map { $0 % 4 == 3 ? 255 : UInt8($0) })
    var owner: Witness? = Witness()
    weak let weakOwner = owner
    var texture = owner.flatMap {
      Texture(pixels: UnsafeRawBufferPointer(bytes), width: 2, height: 2, bytesPerRow: 8, owner: $0)
    }
    owner = nil
    #expect(weakOwner != nil)
    #expect(try #require(texture).bitmap.bytes == Array(bytes))
    texture = nil
    #expect(weakOwner == nil)
  }

  @Test("What cairo has recorded of a texture can be drawn when texture and memory are gone")
  func recordedTexture() throws {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 16, alignment: 4)
    defer { bytes.deallocate() }
    bytes.copyBytes(from: (0..<16).map { $0 % 4 == 3 ? 255 : UInt8($0) })
    var owner: Witness? = Witness()
    weak let weakOwner = owner
    var texture = owner.flatMap {
      Texture(
        pixels: UnsafeRawBufferPointer(bytes), width: 2, height: 2, bytesPerRow: 8, isOpaque: true,
        owner: $0)
    }
    owner = nil
    let pixels = Array(bytes)
    let node = texture.flatMap { texture in
      RenderNode.record(isForCairo: true) { $0.append(texture, x: 0, y: 0, width: 2, height: 2) }
    }
    #expect(weakOwner != nil)
    texture = nil
    #expect(weakOwner == nil)
    bytes.copyBytes(from: repeatElement(0, count: 16))
    #expect(node?.bitmap(width: 2, height: 2, scale: 1)?.bytes == pixels)
  }

  @Test(
    "Numbers that do not describe a picture give no texture",
    arguments: [(0, 2, 8), (2, 0, 8), (-1, 2, 8), (3, 2, 8), (2, 3, 8), (2, 2, 0)])
  func refusedTexture(width: Int, height: Int, bytesPerRow: Int) {
    let bytes = [UInt8](repeating: 0, count: 16)
    bytes.withUnsafeBytes {
      let texture = Texture(
        pixels: $0, width: width, height: height, bytesPerRow: bytesPerRow, owner: Witness())
      #expect(texture == nil)
    }
  }
}
