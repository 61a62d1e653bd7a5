/** The storage that was configured cannot be used. The message says what to do. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly code = 'STORAGE_UNUSABLE'
}
