import { readFileSync } from 'node:fs'

/** What is measured of one thing, by the name of the figure. */
export type Figures = Readonly<Record<string, number | undefined>>
type Limit = number | { readonly least: number }

/** By benchmark, row and figure; those of the row `*` hold for all rows. A number is the most that is allowed. */
const BUDGETS = JSON.parse(readFileSync(new URL('../budgets.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Limit>>>>>
>

/** Prints what a benchmark has measured, and fails the run with a line for each figure beyond its budget. */
export function judge(benchmark: string, rows: Readonly<Record<string, Figures>>): void {
  console.table(rows)
  const { '*': usual, ...own } = BUDGETS[benchmark] ?? {}
  for (const [row, figures] of Object.entries(rows)) {
    for (const [figure, limit] of Object.entries({ ...usual, ...own[row] })) {
      const found = figures[figure]
      if (found === undefined) continue
      const [word, allowed] = typeof limit === 'number' ? ['most', limit] : ['least', limit.least]
      if (word === 'most' ? found > allowed : found < allowed)
        overBudget(`${row}: ${figure} ${found}, at ${word} ${allowed}`)
    }
  }
}

/** Fails the run and says why. */
export function overBudget(problem: string): void {
  console.log(`over budget: ${problem}`)
  process.exitCode = 1
}

/** The nearest-rank percentile of numbers, with four digits at least. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const found = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN
  return found < 1_000 ? Number(found.toPrecision(4)) : Math.round(found)
}
