import { percentile } from '../api/percentile.ts'

/** What a person waits for, as the budgets and the table name it. */
export type Kind =
  | 'home'
  | 'search page'
  | 'flat page'
  | 'search'
  | 'flat'
  | 'sign-in'
  | 'favourite'
  | 'request'
  | 'message'
  | 'list of requests'
  | 'answer'

/** Times in milliseconds of the answers of each kind, and what was no answer. */
export interface Figures {
  readonly times: Map<Kind, number[]>
  /** How often each failure occurred, by a sentence. */
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

export const noFigures = (): Figures => ({
  times: new Map(),
  failures: new Map(),
  written: { requests: new Set(), messages: new Set(), events: new Set(), repeated: new Map() },
  lastFailureAt: -Infinity,
})

/** Limits of the run. */
export interface LoadBudgets {
  readonly maxP95Ms: Readonly<Record<Kind, number>>
  /** Resident memory of the site at the end. */
  readonly maxMegabytes: number
}

/** Measures a step until its last byte; a failure is counted and rethrown. */
export async function measured<Answer>(
  figures: Figures,
  kind: Kind,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const { times, failures } = figures
  const startedAt = performance.now()
  try {
    const answer = await act()
    const before = times.get(kind)
    if (before) before.push(performance.now() - startedAt)
    else times.set(kind, [performance.now() - startedAt])
    return answer
  } catch (error) {
    const failure = `${kind}: ${error instanceof Error ? error.message : String(error)}`
    if (!isRefusal(error)) figures.lastFailureAt = performance.now()
    failures.set(failure, (failures.get(failure) ?? 0) + 1)
    throw error
  }
}

/** Whether the site has answered that it does not execute a call. Without a valid token, or too often, it may later. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && /^4(?!01|29)\d\d /.test(error.message)
}

/** A row of the table for each kind. */
export function rowsOf({ times }: Figures) {
  return [...times].map(([kind, of]) => ({
    kind,
    count: of.length,
    'p50 ms': Math.round(percentile(of, 50)),
    'p95 ms': Math.round(percentile(of, 95)),
    'p99 ms': Math.round(percentile(of, 99)),
  }))
}

/** A sentence for each failure, each kind without a call, and each figure that exceeds its budget. */
export function problemsOf(
  { times, failures }: Figures,
  megabytes: number,
  { maxP95Ms, maxMegabytes }: LoadBudgets,
): string[] {
  const slow = Object.entries(maxP95Ms).flatMap(([kind, most]) => {
    const of = times.get(kind as Kind)
    if (!of) return [`${kind}: nobody got one`]
    const p95 = percentile(of, 95)
    return p95 > most ? [`${kind}: p95 ${p95.toFixed(0)} ms, allowed ${most}`] : []
  })
  return [
    ...[...failures].map(([failure, count]) => `${failure} (${count} times)`),
    ...slow,
    ...(megabytes > maxMegabytes ? [`${megabytes} MB at the end, allowed ${maxMegabytes}`] : []),
  ]
}
