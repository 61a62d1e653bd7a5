// Benchmarks of visits with a phone: what is seen when, when it can be used, and what it weighs. With `--profile` each page is
// visited once, and the benchmark says where the processor goes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { openBrowser } from './open-browser.ts'
import { ROOT } from './paths.ts'
import { measureVisit, profileVisit, type Visit, type VisitKind } from './phone/measure-visit.ts'
import { serve } from './serve.ts'

const TIMES = ['firstPaint', 'largestPaint', 'ready'] as const
const COUNTS = ['shift', 'html', 'scripts'] as const

/** The limits of one page; times in milliseconds, weights in KB. */
type Budget = { readonly path: string; readonly visit: VisitKind; readonly blocked: number } & Readonly<
  Record<(typeof TIMES)[number] | (typeof COUNTS)[number], number>
>

const RUNS = Number(process.env['BENCH_RUNS'] ?? 7)
const { phone: budgets } = JSON.parse(
  readFileSync(path.join(ROOT, 'packages/tools/bench/budgets.json'), 'utf8'),
) as { phone: Budget[] }

const work = mkdtempSync(path.join(tmpdir(), 'domizil-bench-'))
const closing: (() => unknown)[] = [() => rmSync(work, { recursive: true, force: true })]

try {
  const url = process.env['BENCH_URL'] ?? (await started())
  const browser = await openBrowser()
  closing.push(() => browser.close())

  await (process.argv.includes('--profile') ? profile(browser, url) : measure(browser, url))
} finally {
  for (const close of closing.toReversed()) await close()
}

async function started(): Promise<string> {
  console.log('Starting the product …')
  const { url, stop } = await serve(8393, { DATA_FOLDER: path.join(work, 'data') })
  closing.push(stop)
  return url
}

async function measure(browser: Browser, url: string): Promise<void> {
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

  const broken = rows.flatMap(({ budget, found }) => problemsOf(budget, found))
  for (const problem of broken) console.log(`over budget: ${problem}`)
  process.exitCode = broken.length > 0 ? 1 : 0
}

/** A slow machine fails no page: blocking is the processor's alone, and is compared with what a fixed loop took before. */
function problemsOf(budget: Budget, found: Visit): string[] {
  const page = `${budget.path}, ${budget.visit}`
  const blocked = Math.round(found.blocked / Math.max(found.slowness, 1))
  const others = [...TIMES, ...COUNTS]
    .filter((name) => found[name] > budget[name])
    .map((name) => `${page}: ${name} ${found[name]}, allowed ${budget[name]}`)

  return blocked > budget.blocked
    ? [...others, `${page}: blocked ${blocked} without what else ran, allowed ${budget.blocked}`]
    : others
}

async function profile(browser: Browser, url: string): Promise<void> {
  for (const { path: page, visit } of budgets.filter((one) => one.visit === 'first')) {
    await measureVisit(browser, url + page, visit)
    const costs = await profileVisit(browser, url + page, visit)
    console.log(`${page}: self time in ms`)
    console.table(costs?.functions)
    console.log(`${page}: tasks of more than 50 ms`)
    console.table(costs?.tasks)
  }
}

function medianOf(visits: readonly Visit[]): Visit {
  const middle = (name: keyof Visit) =>
    visits.map((visit) => visit[name]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0
  const names = [...TIMES, 'blocked', 'slowness', ...COUNTS] as const

  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Visit
}
