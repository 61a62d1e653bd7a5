import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Figures, isRefusal, type Kind, measured } from './figures.ts'

const MOST_TRIES = 90
const PAUSE_MS = 1_000
const LETTERS = 'ghijklmnop'

/** Repeats a write under one key until it is answered: a failed call may have been executed. */
export async function repeated<Answer>(
  figures: Figures,
  kind: Kind,
  write: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = randomUUID()
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await measured(figures, kind, () => write(key))
      if (tries > 1) count(figures, kind, 'answered')
      return answer
    } catch (error) {
      const isLast = isRefusal(error) || tries === MOST_TRIES
      if (isLast && tries > 1) count(figures, kind, 'unknown')
      if (isLast) throw error
      await wait(PAUSE_MS)
    }
  }
}

function count({ written }: Figures, kind: Kind, outcome: 'answered' | 'unknown'): void {
  const before = written.repeated.get(kind) ?? { answered: 0, unknown: 0 }
  written.repeated.set(kind, { ...before, [outcome]: before[outcome] + 1 })
}

/** Writes a unique message to the other party. */
export async function writeMessage(
  figures: Figures,
  call: (what: string, body: unknown, key: string) => Promise<unknown>,
  bookingId: number,
  words: string,
): Promise<void> {
  // Without digits, among which the site finds phone numbers.
  const unique = randomUUID().replaceAll(/[\d-]/g, (digit) => LETTERS[Number(digit)] ?? '')
  const text = `${words} (${unique})`
  await repeated(figures, 'message', (key) => call(`POST /booking/api/${bookingId}/messages`, { text }, key))
  figures.written.messages.add(text)
}
