import type { PriceHistogram } from '@domizil/api'

const WITHOUT_FLATS = { min: 0, max: 3_000, step: 100, counts: [] }

interface Limits {
  low: number | undefined
  high: number | undefined
}

/** The scale of a price slider: converts between limits and thumb positions. */
export function priceScale(histogram: PriceHistogram | undefined) {
  const { min, step, counts, ...rest } = histogram ?? WITHOUT_FLATS
  const max = Math.max(rest.max, min + step * counts.length, min + step)
  const inside = (price: number) => Math.min(Math.max(price, min), max)

  return {
    min,
    max,
    step,

    /** The thumb positions: a limit that is open, or being typed (NaN), is at an end of the scale. */
    within(low: number | undefined, high: number | undefined): [number, number] {
      const from = Math.min(inside(limitOr(low, min)), max - step)
      return [from, Math.max(inside(limitOr(high, max)), from + step)]
    },

    /** The limits: a thumb at an end of the scale is an open limit. */
    open: (low: number, high: number): Limits => ({
      low: low <= min ? undefined : low,
      high: high >= max ? undefined : high,
    }),

    /** The index of the histogram's bar for a price. */
    barOf: (price: number) => Math.floor((inside(price) - min) / step),
  }
}

function limitOr(limit: number | undefined, open: number): number {
  return limit === undefined || Number.isNaN(limit) ? open : limit
}
