/** What of a remote did not come, or why it cannot run. */
export type LoadFailure =
  | 'registry'
  | 'release'
  | 'entry'
  | 'chunk'
  | 'style'
  | 'timeout'
  | 'incompatible'
  | 'execution'

/** A remote that could not be loaded. `failure` says what happened, `cause` holds the original error. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError' // set by hand: minified class names are useless in reports
  readonly failure: LoadFailure

  constructor(failure: LoadFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}

/** Browsers word a module that did not come each in their own way. */
const MODULE_MISSING =
  /dynamically imported module|error loading dynamically|Importing a module script failed|Failed to fetch/i

/** The error behind whatever the federation runtime threw. */
export function toLoadError(remote: string, error: unknown): RemoteLoadError {
  if (error instanceof RemoteLoadError) return error
  const failure = failureOf(error)
  return new RemoteLoadError(failure, `${remote} could not be loaded (${failure})`, { cause: error })
}

/** Code that came and threw would throw again; what did not come may come at the next attempt. */
export function canBeReloaded({ failure }: RemoteLoadError): boolean {
  return failure !== 'execution' && failure !== 'incompatible'
}

function failureOf(error: unknown): LoadFailure {
  if (!(error instanceof Error)) return 'execution'
  if (error.name === 'ChunkError') return error.cause === undefined ? 'timeout' : failureOf(error.cause)
  if (/css chunk/i.test(error.message)) return 'style'
  if (/RUNTIME-008/.test(error.message)) return 'entry'
  if (error.name === 'ChunkLoadError' || MODULE_MISSING.test(error.message)) return 'chunk'
  return 'execution'
}
