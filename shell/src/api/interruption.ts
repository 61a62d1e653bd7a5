/** Whether an error is the result of an abort. */
export function isAbort(error: unknown): boolean {
  return isCalled('AbortError', error)
}

/** Whether an error is a time-out. */
export function isTimeout(error: unknown): boolean {
  return isCalled('TimeoutError', error)
}

/** By name: every realm has a separate DOMException class. */
function isCalled(name: string, error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name
}
