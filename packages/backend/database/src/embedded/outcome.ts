const HEADER_BYTES = 5
const COMMAND_COMPLETE = 'C'.charCodeAt(0)
const READY = 'Z'.charCodeAt(0)

/** The session's state after an answer of the engine. */
export interface Outcome {
  /** The answer is complete and no transaction is open: other clients may continue. */
  isIdle: boolean
  /** A statement has changed a setting of the session. */
  hasSet: boolean
}

/** Scans the headers of an answer's messages; rows are skipped. */
export function readOutcome(answer: Buffer): Outcome {
  let isIdle = false
  let hasSet = false

  for (let start = 0; start < answer.length; start += 1 + answer.readInt32BE(start + 1)) {
    const type = answer[start]
    // Only as the last message: otherwise an unfinished statement may follow.
    isIdle = type === READY && answer[start + HEADER_BYTES] === 'I'.charCodeAt(0)
    hasSet ||= type === COMMAND_COMPLETE && /^(SET|RESET)\0/.test(tagAt(answer, start))
  }

  return { isIdle, hasSet }
}

function tagAt(answer: Buffer, start: number): string {
  return answer.toString('latin1', start + HEADER_BYTES, start + HEADER_BYTES + 'RESET\0'.length)
}
