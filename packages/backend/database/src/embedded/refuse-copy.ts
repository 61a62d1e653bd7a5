import { type Message, message, text } from './wire.ts'

const COPY_FROM_CLIENT = /^\s*copy\b[^;]*\bfrom\s+stdin\b/i

/** Replaces the statement: raises an ordinary error, which also aborts an open transaction. */
const REFUSAL =
  "DO $$ BEGIN RAISE EXCEPTION 'The embedded database knows no COPY FROM STDIN: insert rows in batches.' USING ERRCODE = '0A000'; END $$"

/**
 * The engine cannot wait for the rows of a `COPY … FROM STDIN`: it would end the process. The statement is therefore
 * replaced.
 */
export function refuseCopy(given: Message): Message {
  const start = startOfSql(given)
  if (start === undefined) return given
  if (!COPY_FROM_CLIENT.test(given.bytes.toString('utf8', start, start + 2_000))) return given

  const sql = text(REFUSAL)
  const end = given.bytes.indexOf(0, start) + 1
  return {
    type: given.type,
    bytes: message(given.type, given.bytes.subarray(5, start), sql, given.bytes.subarray(end)),
  }
}

function startOfSql({ type, bytes }: Message): number | undefined {
  if (type === 'Q') return 5
  if (type === 'P') return bytes.indexOf(0, 5) + 1
  return undefined
}
