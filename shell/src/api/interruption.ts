/** Whether an error only says that somebody called off what failed. */
export function isAbort(error: unknown): boolean {
  return isCalled('AbortError', error)
}

/** Whether an error says that the time was up. */
export function isTimeout(error: unknown): boolean {
  return isCalled('TimeoutError', error)
}

/** By its name: every realm has its own DOMException. */
function isCalled(name: string, error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name
}
