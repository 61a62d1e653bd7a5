/** The file of a remote that failed to load, or why the remote cannot run. */
export type LoadFailure =
  | 'registry'
  | 'release'
  | 'entry'
  | 'chunk'
  | 'style'
  | 'timeout'
  | 'incompatible'
  | 'execution'

/** A remote that could not be loaded. `failure` says why, `cause` is the original error. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError' // set explicitly: minified class names are useless in reports
  readonly failure: LoadFailure

  constructor(failure: LoadFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}

/** Each browser has a different message for a module that failed to load. */
const MODULE_MISSING =
  /dynamically imported module|error loading dynamically|Importing a module script failed|Failed to fetch/i

/** Wraps an error of the federation runtime. */
export function toLoadError(remote: string, error: unknown): RemoteLoadError {
  if (error instanceof RemoteLoadError) return error
  const failure = failureOf(error)
  return new RemoteLoadError(failure, `${remote} could not be loaded (${failure})`, { cause: error })
}

/** Whether a retry can help: code that was loaded and threw would throw again. */
export function canBeReloaded({ failure }: RemoteLoadError): boolean {
  return failure !== 'execution' && failure !== 'incompatible'
}

function failureOf(error: unknown): LoadFailure {
  if (!(error instanceof Error)) return 'execution'
  if (error instanceof RemoteLoadError) return error.failure
  if (error.name === 'ChunkError') return error.cause === undefined ? 'timeout' : failureOf(error.cause)
  if (/css chunk/i.test(error.message)) return 'style'
  if (/RUNTIME-008/.test(error.message)) return 'entry'
  if (error.name === 'ChunkLoadError' || MODULE_MISSING.test(error.message)) return 'chunk'
  return 'execution'
}
