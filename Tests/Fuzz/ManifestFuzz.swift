// Compiled by Scripts/fuzz.sh into one module with the manifest's parser.

/// Reads the bytes as a `posters.json`: there is a list whose files can be opened, or a reason.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzManifest(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do throws(ManifestError) {
    let manifest = try Manifest(Array(UnsafeBufferPointer(start: bytes, count: count)))
    for entry in manifest.entries {
      precondition(!entry.file.isEmpty && !entry.file.utf8.contains(0), "a name of no file")
    }
  } catch {
    precondition(!error.description.isEmpty)
  }
  return 0
}
