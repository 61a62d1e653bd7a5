import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** What a person waits for. */
export type Kind =
  | 'home'
  | 'search page'
  | 'flat page'
  | 'search'
  | 'flat'
  | 'sign-in'
  | 'request'
  | 'message'
  | 'list of requests'
  | 'answer'

const MOST_TRIES = 90
const PAUSE_MS = 1_000

/** Times in milliseconds of the answers of each kind, and what was no answer. */
export interface Figures {
  readonly times: Map<Kind, number[]>
  /** How often each failure occurred, by a sentence; refusals are none. */
  readonly failures: Map<string, number>
  readonly written: Written
  lastFailureAt: number
}

/** What the site said that it has written, each of which is stored once. */
export interface Written {
  /** Ids of bookings. */
  readonly requests: Set<number>
  /** Texts. */
  readonly messages: Set<string>
  /** Changes of state, by the id of the booking and the type of the event. */
  readonly events: Set<string>
  /** Writes whose answer was lost and that were repeated, by whether the site answered in the end. */
  readonly repeated: Map<Kind, { answered: number; unknown: number }>
}

/** The figures before the first call. */
export const noFigures = (): Figures => ({
  times: new Map(),
  failures: new Map(),
  written: { requests: new Set(), messages: new Set(), events: new Set(), repeated: new Map() },
  lastFailureAt: -Infinity,
})

/** Measures a step until its last byte; a failure is counted and rethrown. */
export async function measured<Answer>(
  figures: Figures,
  kind: Kind,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const startedAt = performance.now()
  try {
    const answer = await act()
    const { times } = figures
    if (!times.has(kind)) times.set(kind, [])
    times.get(kind)?.push(performance.now() - startedAt)
    return answer
  } catch (error) {
    if (!isRefusal(error)) {
      const failure = `${kind}: ${error instanceof Error ? error.message : String(error)}`
      figures.lastFailureAt = performance.now()
      figures.failures.set(failure, (figures.failures.get(failure) ?? 0) + 1)
    }
    throw error
  }
}

/** Whether the site has answered that it does not execute a call. Without a valid token, or too often, it may later. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && /^4(?!01|29)\d\d /.test(error.message)
}

/** Repeats a write under one key until it is answered: a failed call may have been executed. */
export async function repeated<Answer>(
  figures: Figures,
  kind: Kind,
  write: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = randomUUID()
  const count = (outcome: 'answered' | 'unknown') => {
    const before = figures.written.repeated.get(kind) ?? { answered: 0, unknown: 0 }
    figures.written.repeated.set(kind, { ...before, [outcome]: before[outcome] + 1 })
  }
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await measured(figures, kind, () => write(key))
      if (tries > 1) count('answered')
      return answer
    } catch (error) {
      const isLast = isRefusal(error) || tries === MOST_TRIES
      if (isLast && tries > 1) count('unknown')
      if (isLast) throw error
      await wait(PAUSE_MS)
    }
  }
}
