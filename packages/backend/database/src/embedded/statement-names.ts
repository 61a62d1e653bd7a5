import { type Message, message } from './wire.ts'

const NUL = 0
const STATEMENT = 'S'.charCodeAt(0)

/**
 * Gives the prepared statements of a client names of their own: there is one session for all of them, and two
 * clients may well call different statements by one name. Unnamed statements stay as they are.
 */
export function renameStatement({ type, bytes }: Message, prefix: string): Buffer {
  const start = startOfName(type, bytes)
  if (start === undefined || bytes[start] === NUL) return bytes

  return message(type, bytes.subarray(5, start), Buffer.from(prefix), bytes.subarray(start))
}

/** The name that a Parse message gives to its statement, or '' for the unnamed one. */
export function nameOfParsed({ type, bytes }: Message): string {
  return type === 'P' ? bytes.toString('utf8', 5, bytes.indexOf(NUL, 5)) : ''
}

function startOfName(type: string, bytes: Buffer): number | undefined {
  if (type === 'P') return 5
  if (type === 'B') return bytes.indexOf(NUL, 5) + 1
  if ((type === 'D' || type === 'C') && bytes[5] === STATEMENT) return 6
  return undefined
}
