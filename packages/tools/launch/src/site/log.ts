type Level = 'info' | 'warn' | 'error'

/** A structured log: one line of JSON per event. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Names of fields that may contain a secret or personal data: they are left out. */
const PRIVATE = /token|password|secret|authorization|cookie|e-?mail|phone|address$|name$/i

/**
 * A log of one component, which is named in every line. In a terminal, entries of level info are printed as plain
 * text.
 */
export function createLog(
  part: string,
  write: (line: string) => void = toStandardError,
  isForPeople: boolean = process.stderr.isTTY,
): Log {
  const at = (level: Level) => (fields: object, message: string) => {
    // Last, so that no field of an event can stand in for what it is.
    const { message: reason, ...others } = publicFields(fields)
    const own = { time: new Date().toISOString(), level, part, message }
    const line = { ...own, ...others, ...(reason !== undefined && { reason }), ...own }
    write(isForPeople && level === 'info' ? `  ${message}` : JSON.stringify(line))
  }

  return { info: at('info'), warn: at('warn'), error: at('error') }
}

function publicFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !PRIVATE.test(name))
      .map(([name, value]: [string, unknown]) => [name, value instanceof Error ? describe(value) : value]),
  )
}

/** Only message and stack: a database error's details quote the rows. */
function describe(error: Error): Record<string, unknown> {
  const { code } = error as NodeJS.ErrnoException
  const cause = error.cause instanceof Error ? describe(error.cause) : undefined

  return { type: error.name, code, message: error.message, stack: error.stack, cause }
}

function toStandardError(line: string): void {
  process.stderr.write(`${line}\n`)
}
