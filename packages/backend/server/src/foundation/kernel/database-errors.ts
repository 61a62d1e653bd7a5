/** Whether a statement was cancelled, by the time-out or by an operator. */
export function isCancelled({ code }: Error & { code?: string }): boolean {
  return code === '57014'
}

/** PostgreSQL's code for a full disk, and the codes of a file system for a full disk and an exceeded quota. */
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether a write failed because no space is left, in the database or in the storage. */
export function isDiskFull({ code = '' }: Error & { code?: string }): boolean {
  return DISK_FULL.has(code)
}

/** The name of the violated constraint, if that is the reason of the error. */
export function brokenConstraint(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code?.startsWith('23') ? constraint : undefined
}

/**
 * Whether a row was refused because of its values (a data exception or a violated constraint), so that other rows may
 * succeed.
 */
export function isRefusedValue(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return code.startsWith('22') || code.startsWith('23')
}
