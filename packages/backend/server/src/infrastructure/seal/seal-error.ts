/** The configured key of the seal cannot be used. The message says how to fix it. */
export class SealError extends Error {
  override readonly name = 'SealError'
  readonly code = 'SEAL_UNUSABLE'
}
