import { setTimeout as wait } from 'node:timers/promises'
import type { Figures, Kind } from '../crowd/figures.ts'
import type { Fault } from './faults.ts'

/** Long enough for all to be well again. */
const REST_MS = 15_000
const WRITES: readonly Kind[] = ['request', 'message', 'answer']

/** Lets each part fail and come back, and returns a row for each. */
export async function tryFaults(faults: readonly Fault[], figures: Figures) {
  const rows: Record<string, string | number>[] = []
  for (const { name, seconds, isPlanned = false, begin, end } of faults) {
    const before = countOf(figures)
    const startedAt = performance.now()
    await begin()
    await wait(seconds * 1_000)
    await end()
    const endedAt = performance.now()
    await wait(REST_MS)

    const after = countOf(figures)
    rows.push({
      fault: name,
      'lasts s': Math.round((endedAt - startedAt) / 1_000),
      answers: after.answers - before.answers,
      'failed calls': after.failures - before.failures,
      'allowed to fail': isPlanned ? 'none' : 'some',
      'last failure s': Math.max(0, Math.round((figures.lastFailureAt - startedAt) / 1_000)),
      'slowest write ms': Math.round(slowestAfter(figures, before.writes)),
    })
  }
  return rows
}

function countOf({ times, failures }: Figures) {
  const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0)
  return {
    answers: sum([...times.values()].map(({ length }) => length)),
    failures: sum(failures.values()),
    writes: WRITES.map((kind) => times.get(kind)?.length ?? 0),
  }
}

/** The longest write since there were these numbers of each kind. */
function slowestAfter({ times }: Figures, counts: readonly number[]): number {
  return Math.max(0, ...WRITES.flatMap((kind, index) => times.get(kind)?.slice(counts[index]) ?? []))
}
