const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'DATABASE_FAILED',
])
/** Shutdown, start-up, too many connections, deadlock. */
const SERVER_CODES = new Set(['57P01', '57P02', '57P03', '53300', '40P01'])
/** pg's errors without a code. */
const MESSAGES =
  /Connection terminated|not queryable|Query read timeout|timeout exceeded when trying to connect|Cannot use a pool after calling end/

/** Whether the database was temporarily unavailable, as opposed to having refused a statement. */
export function isDatabaseUnavailable(error: Error & { code?: string }): boolean {
  const { code = '', message } = error
  return (
    CONNECTION_CODES.has(code) || SERVER_CODES.has(code) || code.startsWith('08') || MESSAGES.test(message)
  )
}
