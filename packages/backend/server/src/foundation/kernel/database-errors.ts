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

/** Tells whether a statement was cancelled: it took longer than it may, or an operator has ended it. */
export function isCancelled({ code }: Error & { code?: string }): boolean {
  return code === '57014'
}

/** The database’s code for a full disk, and those of a file system for one and for a used-up quota. */
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Tells whether something could not be written because there is no space left, in the database or in the storage. */
export function isDiskFull({ code = '' }: Error & { code?: string }): boolean {
  return DISK_FULL.has(code)
}

/** The name of the constraint that a change has broken, if that is why it failed. */
export function brokenConstraint(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code?.startsWith('23') ? constraint : undefined
}

/** Tells whether a row was refused for what is in it (a data exception or a broken constraint), as others may not be. */
export function isRefusedValue(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return code.startsWith('22') || code.startsWith('23')
}
