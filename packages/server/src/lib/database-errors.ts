const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'DATABASE_FAILED',
])
/** Shutting down, starting up, too many connections; two who waited for each other, of whom one has been sent away. */
const SERVER_CODES = new Set(['57P01', '57P02', '57P03', '53300', '40P01'])
/** What pg says without a code. */
const MESSAGES =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Cannot use a pool after calling end/

/** Tells whether the database could not do it now, as opposed to having refused something. */
export function isDatabaseAway(error: Error & { code?: string }): boolean {
  const { code = '', message } = error
  return (
    CONNECTION_CODES.has(code) || SERVER_CODES.has(code) || code.startsWith('08') || MESSAGES.test(message)
  )
}

/** The name of the constraint that a change has broken, if that is why it failed. */
export function brokenConstraint(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code?.startsWith('23') ? constraint : undefined
}

/** The zero character in a text, and numbers that are too big, or too close to zero, for their column. */
const UNSTORABLE = new Set(['22021', '22P05', '22003'])

/** Tells whether the database could not take a value for what it is. */
export function isUnstorable(error: Error & { code?: string }): boolean {
  return UNSTORABLE.has(error.code ?? '')
}
