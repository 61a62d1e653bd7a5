import { lineIn } from '../text/line.ts'

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
  const plain = text
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/[^\s)\]}'"]+/gi, '…')
    .replace(/(?<!\S)\S+@\S+/g, '…')
    .replace(/(["'`„“”‘’«»])[^"'`„“”‘’«»]*(["'`„“”‘’«»])/g, '$1…$2')
    .replace(/\d+/g, '#')
    .replace(/\s+/g, ' ')

  return lineIn(plain.slice(0, FAILURE_MESSAGE_LENGTH))
}

/** The number of places that a failure names at most. */
export const FAILURE_FRAMES = 10
/** A place in a published script: `mf-flat/1.4.0/page-flat.js:1:10`. */
export const FAILURE_FRAME =
  '[a-z][a-z-]{1,39}/[0-9A-Za-z.+-]{1,64}/[0-9A-Za-z._/-]{1,100}\\.js:\\d{1,7}:\\d{1,7}'

const PLACES = new RegExp(`/remotes/(${FAILURE_FRAME})`, 'g')
/** An error that wraps itself must not be followed forever. */
const MOST_CAUSES = 5

/**
 * Where in our scripts an error was thrown, the innermost place first: of its deepest cause that names one. Names of functions
 * and other scripts are left out.
 */
export function failureFrames(error: unknown): string[] {
  const causes = causesOf(error).map((one) => {
    const places = [...(one.stack ?? '').matchAll(PLACES)].map(([, place = '']) => place)
    return places.slice(0, FAILURE_FRAMES)
  })
  return causes.findLast((frames) => frames.length > 0) ?? []
}

function causesOf(error: unknown, most = MOST_CAUSES): Error[] {
  if (!(error instanceof Error) || most === 0) return []
  return [error, ...causesOf(error.cause, most - 1)]
}

/** The families of browsers by which failures are counted; `server` draws first views. */
export const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'server', 'other'] as const
export type Browser = (typeof BROWSERS)[number]

/** What browsers say of themselves; Edge also names Chrome, and both name Safari. */
const FAMILIES: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg/, 'edge'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
]

/** The family of a browser by its User-Agent header; nothing more of it is used. */
export function browserOf(userAgent = ''): Browser {
  return FAMILIES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other'
}
