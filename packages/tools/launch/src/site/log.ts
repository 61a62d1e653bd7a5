type Level = 'info' | 'warn' | 'error'

/** Where a part tells what happens: one line of JSON each, for people's eyes and for machines'. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Names of fields that may hold a secret or somebody's personal data: they are left out. */
const PRIVATE = /token|password|secret|authorization|cookie|e-?mail|phone|address$|name$/i

/** A log for one part of the whole, which stands in every line. In a terminal, news are a line for people. */
export function createLog(
  part: string,
  write: (line: string) => void = toStandardError,
  isForPeople: boolean = process.stderr.isTTY,
): Log {
  const at = (level: Level) => (fields: object, message: string) => {
    const line = { time: new Date().toISOString(), level, part, message, ...publicFields(fields) }
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

/** Of an error only what says where and why: a database's details quote the rows. */
function describe(error: Error): Record<string, unknown> {
  const { code } = error as NodeJS.ErrnoException
  const cause = error.cause instanceof Error ? describe(error.cause) : undefined

  return { type: error.name, code, message: error.message, stack: error.stack, cause }
}

function toStandardError(line: string): void {
  process.stderr.write(`${line}\n`)
}
