import CGtk4
import GtkInterop
import Testing

/// The controllers, given the signals that GTK would emit.
@MainActor
@Suite struct ControllerTests {
  init() {
    _ = Display.isOpen
  }

  @Test("A press is followed from down to up; a cancelled one ends once")
  func pointer() {
    var phases: [PointerController.Event.Phase] = []
    let pointer = PointerController { phases.append($0.phase) }
    for signal in ["update", "begin", "update", "end", "update", "begin", "cancel", "end"] {
      emit(signal, on: pointer.controller, .noSequence)
    }
    #expect(phases == [.down, .move, .up, .down, .cancel])
  }

  @Test("While something presses, other buttons and fingers mean nothing")
  func lead() {
    var lead = PointerLead()
    let sources: [PointerLead.Source] = [.button(1), .button(3), .finger(7), .finger(8)]
    #expect(sources.map { lead.admits($0) } == [true, true, true, true])
    lead.source = PointerLead.primaryButton
    #expect(sources.map { lead.admits($0) } == [true, false, false, false])
    lead.source = .finger(8)
    #expect(sources.map { lead.admits($0) } == [false, false, false, true])
  }

  @Test("A wheel's turns are notches, without a beginning or an end")
  func wheel() {
    var events: [ScrollController.Event] = []
    let scroll = ScrollController { event, _ in events.append(event) }
    emit("scroll-begin", on: scroll.controller)
    #expect(emit("scroll", on: scroll.controller, .double(0), .double(1)), "goes no further")
    emit("scroll", on: scroll.controller, .double(-0.5), .double(0))
    emit("scroll-end", on: scroll.controller)
    #expect(events == [.wheel(dx: 0, dy: 1), .wheel(dx: -0.5, dy: 0)])
  }

  @Test(
    "Keys are told apart, those of the keypad included",
    arguments: [
      (GDK_KEY_Left, Key.left), (GDK_KEY_KP_Right, .right), (GDK_KEY_Page_Down, .pageDown),
      (GDK_KEY_KP_Page_Up, .pageUp), (GDK_KEY_Home, .home), (GDK_KEY_KP_End, .end),
      (GDK_KEY_space, .space), (GDK_KEY_F11, .f11), (GDK_KEY_Escape, .escape), (GDK_KEY_Q, .q),
    ])
  func keys(symbol: Int32, key: Key) {
    #expect(press(symbol) == key)
    let isQ = key == .q
    #expect(press(symbol, GDK_CONTROL_MASK) == (isQ ? .close : nil), "a command, not a page turn")
    #expect(press(symbol, GDK_ALT_MASK) == nil)
  }

  @Test(
    "Control with Q or W closes the window; with Shift or Alt as well it does not",
    arguments: [GDK_KEY_q, GDK_KEY_Q, GDK_KEY_w, GDK_KEY_W])
  func closing(symbol: Int32) {
    #expect(press(symbol, GDK_CONTROL_MASK) == .close)
    for other in [GDK_SHIFT_MASK, GDK_ALT_MASK, GDK_SUPER_MASK] {
      #expect(press(symbol, GdkModifierType(GDK_CONTROL_MASK.rawValue | other.rawValue)) == nil)
    }
  }

  @Test("Shift turns the space bar round; other keys mean nothing")
  func otherKeys() {
    #expect(press(GDK_KEY_space, GDK_SHIFT_MASK) == .shiftSpace)
    #expect(press(GDK_KEY_a) == nil)
    #expect(press(-1) == nil)
  }

  private func press(_ symbol: Int32, _ modifiers: GdkModifierType = GdkModifierType(0)) -> Key? {
    var pressed: Key?
    let keys = KeyController { key, _ in
      pressed = key
      return true
    }
    let isHandled = emit(
      "key-pressed", on: keys.controller, .uint(UInt32(bitPattern: symbol)), .uint(0),
      .modifiers(modifiers))
    #expect(isHandled == (pressed != nil))
    return pressed
  }
}
