// Benchmarks of the back office: every sort, filter and search of its long lists, and what they add to the page of a visitor.
import { readFileSync } from 'node:fs'
import type { Database } from '@domizil/database'
import { clicksOf } from './admin-clicks.ts'
import { ask } from './ask.ts'
import { type Figures, judge, percentile } from './budgets.ts'
import { withoutLimit } from './fill-flats.ts'
import { openBrowser } from './people/browser.ts'
import { ADMIN } from './people/people.ts'
import { signIn } from './people/sign-in.ts'
import { DATABASES, serveAlone } from './serve.ts'

/** Fewer rows make a quick trial run: BENCH_ADMIN_ROWS=2000. */
const ROWS = Number(process.env['BENCH_ADMIN_ROWS'] ?? 100_000)
const [TIMES, SLOWEST] = [5, 12]
const TEXT = "'Quiet rooms near the park with a view of the old town, five minutes from the station. '"
/** What a visitor sees meanwhile. */
const PAGE = [{ path: '/api/flat/1' }]
const STATEMENTS = readFileSync(new URL('../sql/fill-lists.sql', import.meta.url), 'utf8')
  .replaceAll(':rows', String(ROWS))
  .replaceAll(':people', String(Math.ceil(ROWS / 10)))
  .replaceAll("':text'", TEXT)
  .split(/;\n\n|;\n$/)
  .filter(Boolean)

for (const database of DATABASES) {
  console.log(`Filling lists with ${ROWS} rows on ${database} …`)
  const site = await serveAlone({ RATE_LIMITS: 'failures=1000000/60' }, database, fillLists)
  try {
    await measure(site.url, database)
  } finally {
    await site.stop()
  }
}

async function fillLists(pool: Database['pool']): Promise<void> {
  for (const text of STATEMENTS) await withoutLimit(pool, text)
}

/** A click by its median, which a busy machine moves little; all of one effort by their 95th percentile. */
async function measure(url: string, database: string): Promise<void> {
  const renewed = await signIn(openBrowser(url), 'auth', ADMIN)
  const clicks = clicksOf(ROWS)
  const press = async () => {
    const token = await renewed()
    const requests = clicks.map(({ list, query, locale }) => ({
      path: `/api/admin/api/${list}?${query}`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': locale },
    }))
    return ask(url, requests)
  }
  const alone = percentile(await ask(url, PAGE, { amount: 60 }), 50)

  // Each once before it counts.
  await press()
  const rounds: number[][] = []
  let isOver = false
  const visiting = visitWhile(url, () => !isOver)
  while (rounds.length < TIMES) rounds.push(await press())
  isOver = true
  const visits = await visiting

  const timesOf = (index: number) => rounds.map((times) => times[index] ?? Number.NaN)
  const medians = clicks.map((click, index) => ({ ...click, median: percentile(timesOf(index), 50) }))
  const slowest = medians.toSorted((one, other) => other.median - one.median)
  console.table(slowest.slice(0, SLOWEST), ['list', 'what', 'locale', 'effort', 'median'])
  const efforts: Record<string, Figures> = {}
  for (const effort of ['own', 'computed', 'words']) {
    const own = clicks.flatMap((click, index) => (click.effort === effort ? timesOf(index) : []))
    const { median } = slowest.find((click) => click.effort === effort) ?? {}
    efforts[effort] = { count: own.length, '95 %': percentile(own, 95), 'slowest click': median }
  }
  const visitor = { count: visits.length, added: Math.round(percentile(visits, 95) - alone) }
  judge(`admin, ${database}`, { ...efforts, visitor })
}

/** The times of one visit after the other. */
async function visitWhile(url: string, goesOn: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (goesOn()) times.push(...(await ask(url, PAGE, { amount: 1 })))
  return times
}
