/// Memory that one decode after the other is done in: the system takes longer to hand out and clear
/// new pages than resampling takes to fill them.
final class ScratchMemory: Sendable {
  /// Two decodes' worth. More is used where more go on at once.
  static let shared = ScratchMemory(byteLimit: 24 << 20)

  private let byteLimit: Int
  private let spare = Locked<[SystemMemory]>([])

  /// - Parameter byteLimit: What is kept for later, at most.
  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// A block of that many bytes or more, whose content means nothing; nil when there is no memory.
  func take(count: Int) -> SystemMemory? {
    let known = spare.withLock { blocks in
      let fitting = blocks.indices.filter { blocks[$0].count >= count }
      return fitting.min { blocks[$0].count < blocks[$1].count }.map { blocks.remove(at: $0) }
    }
    return known ?? SystemMemory(count: count)
  }

  /// Lets everything go that nobody uses.
  func trim() {
    spare.withLock { $0.removeAll() }
  }

  /// Keeps a block for others, and lets the oldest ones go where it would be too much.
  func give(back block: SystemMemory) {
    spare.withLock { blocks in
      blocks.append(block)
      while blocks.reduce(0, { $0 + $1.count }) > byteLimit { blocks.removeFirst() }
    }
  }
}
