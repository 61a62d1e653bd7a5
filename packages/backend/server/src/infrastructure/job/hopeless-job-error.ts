/** A job that would fail in the same way however often it is tried. It is given up at once. */
export class HopelessJobError extends Error {
  override readonly name = 'HopelessJobError'
}
