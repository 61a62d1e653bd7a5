/** The configured storage cannot be used. The message says how to fix it. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  readonly code = 'STORAGE_UNUSABLE'
}
