import { createUseMarks } from '@domizil/federation/version-use'
import { expect, test } from '@jest/globals'
import { reportsUses } from './follow.ts'
import { temporaryFolder } from './testing/a-service.ts'

const { signal } = new AbortController()

/** A report of a number of versions in use, to a service that is away at first. */
function givenReport(versions: number) {
  const folder = temporaryFolder()
  const mark = createUseMarks(folder)
  for (let at = 0; at < versions; at += 1) mark('mf-search', `1.0.${at}`)
  const clock = { now: Date.now(), isAway: true }
  const [log, sent]: [string[], number[]] = [[], []]
  const post = async (_path: string, body: object) => {
    if (clock.isAway) throw new Error('it does not answer')
    sent.push((body as { versions: unknown[] }).versions.length)
  }
  const report = reportsUses({ post }, folder, { log: (line) => log.push(line), now: () => clock.now })
  return { clock, log, sent, report }
}

test('a failed report of versions in use is logged once, and retried after a minute', async () => {
  const { clock, log, sent, report } = givenReport(1)

  await report(signal)
  clock.now += 60_000
  await report(signal)
  clock.isAway = false
  await report(signal)
  clock.now += 60_000
  await report(signal)
  clock.now += 60_000
  await report(signal)

  expect(log).toEqual(['the versions in use are not reported: it does not answer'])
  expect(sent).toEqual([1])
})

test('a report of more versions than the service accepts is split', async () => {
  const { clock, sent, report } = givenReport(1_001)
  clock.isAway = false

  await report(signal)

  expect(sent).toEqual([1_000, 1])
})
