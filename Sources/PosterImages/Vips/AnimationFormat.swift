/// The formats that animations are written in.
public enum AnimationFormat: Hashable, Sendable {
  case webp
  case gif
}
