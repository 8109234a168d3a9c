import CGtk4
import GtkInterop

/// An argument of a signal.
enum SignalArgument {
  case double(Double)
  case uint(UInt32)
  case modifiers(GdkModifierType)
  case noSequence
  case memoryWarning(GMemoryMonitorWarningLevel)
}

/// Emits a signal of `object` as GTK does, and returns what its handlers answered.
@discardableResult
func emit(_ signal: String, on object: ObjectHandle, _ arguments: SignalArgument...) -> Bool {
  let instance = object.pointer.assumingMemoryBound(to: GTypeInstance.self)
  let type = g_type_from_name(g_type_name_from_instance(instance))
  var values = [GValue](repeating: GValue(), count: arguments.count + 1)
  g_value_init(&values[0], type)
  g_value_set_object(&values[0], object.pointer)
  for (index, argument) in arguments.enumerated() {
    switch argument {
    case .double(let number):
      g_value_init(&values[index + 1], g_type_from_name("gdouble"))
      g_value_set_double(&values[index + 1], number)
    case .uint(let number):
      g_value_init(&values[index + 1], g_type_from_name("guint"))
      g_value_set_uint(&values[index + 1], number)
    case .modifiers(let modifiers):
      g_value_init(&values[index + 1], gdk_modifier_type_get_type())
      g_value_set_flags(&values[index + 1], modifiers.rawValue)
    case .memoryWarning(let level):
      g_value_init(&values[index + 1], g_memory_monitor_warning_level_get_type())
      g_value_set_enum(&values[index + 1], gint(level.rawValue))
    case .noSequence:
      g_value_init(&values[index + 1], gdk_event_sequence_get_type())
    }
  }
  var result = GValue()
  g_value_init(&result, g_type_from_name("gboolean"))
  g_signal_emitv(values, g_signal_lookup(signal, type), 0, &result)
  g_value_unset(&values[0])
  return g_value_get_boolean(&result) != 0
}
