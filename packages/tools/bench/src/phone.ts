// Benchmarks of visits with a phone: what is seen when, and when it can be used.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureVisit, type Visit, type VisitKind } from './measure-visit.ts'
import { openBrowser } from './open-browser.ts'
import { ROOT } from './paths.ts'
import { serve } from './serve.ts'

/** The limits of one page; times in milliseconds. */
type Budget = { readonly path: string; readonly visit: VisitKind } & Readonly<Record<keyof Visit, number>>

const RUNS = Number(process.env['BENCH_RUNS'] ?? 7)
const { phone: budgets } = JSON.parse(
  readFileSync(path.join(ROOT, 'packages/tools/bench/budgets.json'), 'utf8'),
) as { phone: Budget[] }
const NAMES = ['firstPaint', 'largestPaint', 'blocked', 'shift', 'ready'] as const

const work = mkdtempSync(path.join(tmpdir(), 'domizil-bench-'))
const closing: (() => unknown)[] = [() => rmSync(work, { recursive: true, force: true })]

try {
  console.log('Starting the product …')
  const { url, stop } = await serve(8393, { DATA_FOLDER: path.join(work, 'data') })
  closing.push(stop)
  const browser = await openBrowser()
  closing.push(() => browser.close())

  const rows = []
  for (const budget of budgets) {
    const visits: Visit[] = []
    // The first visit of all finds neither drawn page nor warm code: it is not counted.
    for (let run = 0; run <= RUNS; run += 1) {
      visits.push(await measureVisit(browser, url + budget.path, budget.visit))
    }
    rows.push({ budget, found: medianOf(visits.slice(1)) })
  }
  console.table(rows.map(({ budget, found }) => ({ page: budget.path, visit: budget.visit, ...found })))

  const broken = rows.flatMap(({ budget, found }) =>
    NAMES.filter((name) => found[name] > budget[name]).map(
      (name) => `${budget.path}, ${budget.visit}: ${name} ${found[name]}, allowed ${budget[name]}`,
    ),
  )
  for (const problem of broken) console.log(`over budget: ${problem}`)
  process.exitCode = broken.length > 0 ? 1 : 0
} finally {
  for (const close of closing.toReversed()) await close()
}

function medianOf(visits: readonly Visit[]): Visit {
  const middle = (name: keyof Visit) =>
    visits.map((visit) => visit[name]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0

  return Object.fromEntries(NAMES.map((name) => [name, middle(name)])) as unknown as Visit
}
