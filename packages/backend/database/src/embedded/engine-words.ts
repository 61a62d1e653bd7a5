import { reasonOf } from '../reason.ts'

const LINES_KEPT = 20
const END = /\b(?:FATAL|PANIC): +(.*)/

/** The last lines that the engine of this thread has logged. */
const lines: string[] = []

/** Takes a line of the engine's log; false, so that it is not printed. */
export function hear(line: string): boolean {
  lines.push(line)
  if (lines.length > LINES_KEPT) lines.shift()
  return false
}

/** Why the engine has ended: in its own words, or those of the failure. */
export function lastWords(failure: unknown): Error {
  const at = lines.findLastIndex((line) => END.test(line))
  const reason = END.exec(lines[at] ?? '')?.[1]
  const detail = /\bDETAIL: +(.*)/.exec(lines[at + 1] ?? '')?.[1]
  return new Error(reason ? [reason, detail].filter(Boolean).join(': ') : reasonOf(failure))
}
