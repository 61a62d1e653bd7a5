/**
 * How fast a page was for one visitor: largest paint and slowest reaction in milliseconds, and the shift of its layout.
 * `good` is the largest value of a good visit, `bounds` are the upper bounds of a histogram, and the last of its buckets has none.
 */
export const WEB_VITALS = {
  lcp: { good: 2500, bounds: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000, 20_000] },
  inp: { good: 200, bounds: [25, 50, 75, 100, 150, 200, 300, 500, 1000, 2000] },
  cls: { good: 0.1, bounds: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1, 2] },
} as const

export type WebVital = keyof typeof WEB_VITALS

/** The names of all web vitals. */
export const WEB_VITAL_NAMES = Object.keys(WEB_VITALS) as WebVital[]

/** The bucket of a value in the histogram of its vital, from 0. */
export function vitalBucket(name: WebVital, value: number): number {
  const { bounds } = WEB_VITALS[name]
  const at = bounds.findIndex((bound) => value <= bound)
  return at === -1 ? bounds.length : at
}

/** The counts of a histogram by bucket; a missing bucket is empty. */
export type VitalCounts = Readonly<Record<number, number>>

/** The number of visits in a histogram, and of those that were not good. */
export function countVisits(name: WebVital, counts: VitalCounts): { visits: number; slow: number } {
  const lastGood = vitalBucket(name, WEB_VITALS[name].good)
  let visits = 0
  let slow = 0
  for (const [bucket, count] of Object.entries(counts)) {
    visits += count
    if (Number(bucket) > lastGood) slow += count
  }
  return { visits, slow }
}

/**
 * The value that three of four visits do not exceed, interpolated in its bucket; null without visits. What lies beyond
 * the last bound counts as that.
 */
export function vitalPercentile75(name: WebVital, counts: VitalCounts): number | null {
  const { bounds } = WEB_VITALS[name]
  const { visits } = countVisits(name, counts)
  let missing = visits * 0.75
  for (const [at, bound] of bounds.entries()) {
    const here = counts[at] ?? 0
    const from = bounds[at - 1] ?? 0
    if (here > 0 && missing <= here) return from + ((bound - from) * missing) / here
    missing -= here
  }
  return visits === 0 ? null : (bounds.at(-1) ?? null)
}
