import type { PriceHistogram } from '@domizil/api'

const WITHOUT_FLATS = { min: 0, max: 3_000, step: 100, counts: [] }

interface Limits {
  low: number | undefined
  high: number | undefined
}

/** The slider over the prices that there are: where its thumbs stand, and what they mean at its ends. */
export function priceScale(histogram: PriceHistogram | undefined) {
  const { min, step, counts, ...rest } = histogram ?? WITHOUT_FLATS
  const max = Math.max(rest.max, min + step * counts.length, min + step)
  const inside = (price: number) => Math.min(Math.max(price, min), max)

  return {
    min,
    max,
    step,

    /** Where the thumbs stand: an open end is an end of the scale. */
    within(low: number | undefined, high: number | undefined): [number, number] {
      const from = Math.min(inside(low ?? min), max - step)
      return [from, Math.max(inside(high ?? max), from + step)]
    },

    /** What the thumbs mean: at an end of the scale there is no limit. */
    open: (low: number, high: number): Limits => ({
      low: low <= min ? undefined : low,
      high: high >= max ? undefined : high,
    }),

    /** The bar of the histogram that a price falls into. */
    barOf: (price: number) => Math.floor((inside(price) - min) / step),
  }
}
