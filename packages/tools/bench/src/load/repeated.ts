import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Figures, type Kind, measured } from './figures.ts'

const MOST_TRIES = 10
const PAUSE_MS = 1_000

/** Repeats a write under one key until it is answered: a failed call may have been executed. */
export async function repeated<Answer>(
  figures: Figures,
  kind: Kind,
  write: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = randomUUID()
  for (let tries = 1; ; tries += 1) {
    try {
      return await measured(figures, kind, () => write(key))
    } catch (error) {
      const isRefused = error instanceof Error && /^4\d\d /.test(error.message)
      if (isRefused || tries === MOST_TRIES) throw error
      await wait(PAUSE_MS)
    }
  }
}

/** Writes a unique message to the other party. */
export async function writeMessage(
  figures: Figures,
  call: (what: string, body: unknown, key: string) => Promise<unknown>,
  bookingId: number,
  words: string,
): Promise<void> {
  const text = `${words} (${randomUUID()})`
  await repeated(figures, 'message', (key) => call(`POST /booking/api/${bookingId}/messages`, { text }, key))
  figures.written.messages.add(text)
}
