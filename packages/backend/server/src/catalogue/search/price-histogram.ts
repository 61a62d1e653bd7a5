import type { PriceHistogram } from '@domizil/api/schemas'

/** How many flats cost so much a month. */
export interface PriceCount {
  price: number
  count: number
}

const MAX_BARS = 40
/** Widths of a bar that people can read, in euro. */
const STEPS = [10, 20, 25, 50, 100, 200, 250, 500, 1000]

/** Gathers prices in at most forty bars of a round width. `min` and `max` are round too; undefined without prices. */
export function priceHistogram(prices: readonly PriceCount[]): PriceHistogram | undefined {
  const [lowest, highest] = [prices.at(0), prices.at(-1)]
  if (!lowest || !highest) return undefined

  const step = STEPS.find((width) => barsBetween(lowest.price, highest.price, width) <= MAX_BARS) ?? 1000
  const min = floorTo(lowest.price, step)
  const counts = Array.from({ length: barsBetween(lowest.price, highest.price, step) }, () => 0)
  for (const { price, count } of prices) {
    const bar = Math.floor((price - min) / step)
    counts[bar] = (counts[bar] ?? 0) + count
  }

  return { min, max: min + counts.length * step, step, counts }
}

function barsBetween(lowest: number, highest: number, step: number): number {
  return (floorTo(highest, step) - floorTo(lowest, step)) / step + 1
}

function floorTo(price: number, step: number): number {
  return Math.floor(price / step) * step
}
