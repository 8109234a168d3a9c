extension PosterPager {
  /// Sets what VoiceOver calls the pages, as in "Dune, 3 of 12".
  ///
  /// ```swift
  /// PosterPager(films, selection: $filmID) { film in
  ///   Image(film.picture).resizable().scaledToFill()
  /// }
  /// .posterTitle(\.title)
  /// ```
  ///
  /// Without titles VoiceOver says the place of a page alone.
  ///
  /// - Parameter title: the title of an element, such as a key path to it.
  public func posterTitle(_ title: @escaping (Data.Element) -> String) -> PosterPager {
    var pager = self
    pager.title = title
    return pager
  }

  /// Does something whenever the pager comes to rest on a page, also one that the app has set.
  ///
  /// Unlike the selection, which changes half-way, this tells of the end of a movement, and of a
  /// page that was let go of and sprang back.
  ///
  /// - Parameter action: called with the id of the page's element.
  public func onPosterSettle(_ action: @escaping (ID) -> Void) -> PosterPager {
    var pager = self
    pager.onSettle = action
    return pager
  }

  /// Does something when an element is not shown, since its id is taken by an earlier one.
  ///
  /// - Parameter action: called once for each of the elements whenever the ids change, with an error
  ///   that names the id.
  public func onPosterError(_ action: @escaping (PosterError) -> Void) -> PosterPager {
    var pager = self
    pager.onError = action
    return pager
  }
}
