import Foundation
import Testing

@testable import PosterScroll

@MainActor @Suite("Hearing of settings") struct SystemObserverTests {
  private static let name = NSNotification.Name("SystemObserverTests")

  @Test("An observer hears each notification at once, with what it brings, and none after its end")
  func lifetime() {
    var heard: [Int] = []
    var observer: SystemObserver? = SystemObserver(SystemObserverTests.name) {
      heard.append($0.userInfo?["number"] as? Int ?? -1)
    }
    for number in 1...2 { post(number) }
    #expect(heard == [1, 2] && observer != nil)
    observer = nil
    post(3)
    #expect(heard == [1, 2])
  }

  private func post(_ number: Int) {
    NotificationCenter.default.post(
      name: SystemObserverTests.name, object: nil, userInfo: ["number": number])
  }
}
