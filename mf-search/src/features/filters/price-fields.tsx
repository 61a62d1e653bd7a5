import type { PriceHistogram } from '@domizil/api'
import { useMoney, useSay } from '@domizil/app-kit'
import { SEARCH_LIMITS } from '@domizil/domain'
import type { SearchQuery } from '@domizil/links'
import { Histogram, RangeSlider } from '@domizil/ui/parts'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import styles from './filters.module.css'
import { type Limits, RangeFields, useRangeDraft } from './range-fields.tsx'

const WITHOUT_FLATS = { min: 0, max: 3_000, step: 100, counts: [] }

interface PriceFieldsProps {
  query: SearchQuery
  change: ChangeQuery
  histogram: PriceHistogram | undefined
}

/**
 * The monthly rent, by a slider or two number fields. Takes effect when a thumb is released or a field loses the
 * focus.
 */
export function PriceFields({ query, change, histogram }: PriceFieldsProps) {
  const say = useSay()
  const money = useMoney()
  const scale = priceScale(histogram)
  const range = useRangeDraft(
    { low: query.priceMin, high: query.priceMax },
    ({ low, high }) => change({ priceMin: low, priceMax: high }),
    SEARCH_LIMITS.price.max,
  )
  const value = scale.within(range.draft.low, range.draft.high)

  return (
    <div className={styles.price}>
      {histogram && (
        <Histogram
          label={say('price.histogram', { low: money(histogram.min), high: money(histogram.max) })}
          counts={histogram.counts}
          chosen={[scale.barOf(value[0]), scale.barOf(value[1] - 1)]}
        />
      )}
      <RangeSlider
        min={scale.min}
        max={scale.max}
        step={scale.step}
        value={value}
        onChange={([low, high]) => range.setDraft(scale.open(low, high))}
        onCommit={range.apply}
        lowLabel={say('filterName.priceMin')}
        highLabel={say('filterName.priceMax')}
        valueText={money}
      />
      <RangeFields name="price" suffix="€" range={range} />
    </div>
  )
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
