/**
 * The phase of an app in which it failed: in a browser, or `draw` on the server; `event` is a handler of the app, `call` a
 * request that the backend or the connection has failed.
 */
export const FAILURE_PHASES = [
  'load',
  'mount',
  'render',
  'chunk',
  'unmount',
  'draw',
  'event',
  'call',
] as const
export type FailurePhase = (typeof FAILURE_PHASES)[number]

/** The number of days over which failures are counted. */
export const FAILURE_DAYS = 7

/** Enough to tell two failures apart. */
export const FAILURE_MESSAGE_LENGTH = 160

/**
 * What an error says, so that the same failure has the same words in every browser: without addresses, numbers and
 * quoted texts, which could tell who met it.
 */
export function failureMessage(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/[^\s)\]}'"]+/gi, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/(["'`„“”‘’«»])[^"'`„“”‘’«»]*(["'`„“”‘’«»])/g, '$1…$2')
    .replace(/\d+/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, FAILURE_MESSAGE_LENGTH)
}
