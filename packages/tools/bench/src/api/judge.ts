import type { SearchFigures } from './measure-search.ts'

export interface ApiBudgets {
  searches: {
    database: 'embedded' | 'postgres'
    flats: number
    maxP95Ms: number
    /** Of searches that match a large part of all flats. */
    maxWideP95Ms: number
    maxTimesSql: number
  }[]
  maxUploadMs: number
  maxResidentMegabytes: number
}

export interface Measured {
  searches: ({ database: 'embedded' | 'postgres'; flats: number } & SearchFigures)[]
  uploadMs?: number
  residentMegabytes?: number | undefined
}

/** A sentence for each figure that exceeds its budget. */
export function problemsOf(
  { searches, uploadMs = 0, residentMegabytes = 0 }: Measured,
  budgets: ApiBudgets,
): string[] {
  return [
    ...searches.flatMap((search) => problemsOfSearch(search, budgets)),
    ...(uploadMs > budgets.maxUploadMs
      ? [`an upload took ${uploadMs.toFixed(0)} ms, allowed ${budgets.maxUploadMs}`]
      : []),
    ...(residentMegabytes > budgets.maxResidentMegabytes
      ? [`${residentMegabytes} MB at rest, allowed ${budgets.maxResidentMegabytes}`]
      : []),
  ]
}

function problemsOfSearch(
  { database, flats, p50, p95, sqlP50, wide }: Measured['searches'][number],
  { searches }: ApiBudgets,
): string[] {
  const budget = searches.find((one) => one.database === database && one.flats === flats)
  if (!budget) return []

  const name = `${flats} flats on ${database}`
  const times = p50 / sqlP50
  return [
    ...(p95 > budget.maxP95Ms ? [`${name}: p95 ${p95.toFixed(1)} ms, allowed ${budget.maxP95Ms}`] : []),
    ...Object.entries(wide)
      .filter(([, one]) => one.p95 > budget.maxWideP95Ms)
      .map(([kind, one]) => `${name}, ${kind}: p95 ${one.p95.toFixed(1)} ms, allowed ${budget.maxWideP95Ms}`),
    ...(times > budget.maxTimesSql
      ? [`${name}: ${times.toFixed(2)} times the bare SQL, allowed ${budget.maxTimesSql}`]
      : []),
  ]
}
