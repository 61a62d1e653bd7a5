/** A permanent failure: the job is not retried. */
export class PermanentJobError extends Error {
  override readonly name = 'HopelessJobError'
}
