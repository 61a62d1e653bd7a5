import { subscribe, unsubscribe } from 'node:diagnostics_channel'

const BEGINNING = 'tracing:domizil:work:start'

/** What is reported to traces while `run` is on, in the order of the beginnings. */
export async function workDuring(run: () => Promise<unknown>): Promise<object[]> {
  const seen: object[] = []
  const begin = (work: unknown) => void seen.push({ ...(work as object) })

  subscribe(BEGINNING, begin)
  try {
    await run()
  } finally {
    unsubscribe(BEGINNING, begin)
  }
  return seen
}
