const HEADER_BYTES = 5
const COMMAND_COMPLETE = 'C'.charCodeAt(0)
const READY = 'Z'.charCodeAt(0)

/** What an answer of the engine says about the session, apart from its rows. */
export interface Outcome {
  /** The client has its whole answer and is in no transaction: others may go on. */
  isIdle: boolean
  /** A setting of the session was changed by a statement. */
  hasSet: boolean
}

/** Walks over the messages of an answer, from header to header: rows are not looked at. */
export function readOutcome(answer: Buffer): Outcome {
  let isIdle = false
  let hasSet = false

  for (let start = 0; start < answer.length; start += 1 + answer.readInt32BE(start + 1)) {
    const type = answer[start]
    // Only if it is the last message: behind it a further, unfinished statement may follow.
    isIdle = type === READY && answer[start + HEADER_BYTES] === 'I'.charCodeAt(0)
    hasSet ||= type === COMMAND_COMPLETE && /^(SET|RESET)\0/.test(tagAt(answer, start))
  }

  return { isIdle, hasSet }
}

function tagAt(answer: Buffer, start: number): string {
  return answer.toString('latin1', start + HEADER_BYTES, start + HEADER_BYTES + 'RESET\0'.length)
}
