import { type Message, message } from './wire.ts'

const NUL = 0
const STATEMENT = 'S'.charCodeAt(0)

/**
 * Prefixes the names of a client's prepared statements: all clients share one session, and two may use the same name
 * for different statements. Unnamed statements are unchanged.
 */
export function renameStatement({ type, bytes }: Message, prefix: string): Buffer {
  const start = startOfName(type, bytes)
  if (start === undefined || bytes[start] === NUL) return bytes

  return message(type, bytes.subarray(5, start), Buffer.from(prefix), bytes.subarray(start))
}

/** The name of the statement in a Parse message, or '' for the unnamed one. */
export function nameOfParsed({ type, bytes }: Message): string {
  return type === 'P' ? bytes.toString('utf8', 5, bytes.indexOf(NUL, 5)) : ''
}

function startOfName(type: string, bytes: Buffer): number | undefined {
  if (type === 'P') return 5
  if (type === 'B') return bytes.indexOf(NUL, 5) + 1
  if ((type === 'D' || type === 'C') && bytes[5] === STATEMENT) return 6
  return undefined
}
