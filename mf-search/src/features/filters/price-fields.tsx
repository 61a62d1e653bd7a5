import type { PriceHistogram } from '@domizil/api'
import { useMoney } from '@domizil/app-kit'
import { useNumberTexts } from '@domizil/app-kit/numbers'
import { SEARCH_LIMITS } from '@domizil/domain'
import { Histogram, NumberField, RangeSlider } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import type { SearchQuery } from '@domizil/links'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import styles from './filters.module.css'
import { priceScale } from './price-scale.ts'
import { useRangeDraft } from './use-range-draft.ts'

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
  const intl = useIntl()
  const money = useMoney()
  const texts = useNumberTexts()
  const scale = priceScale(histogram)
  const { draft, setDraft, apply, errorOf } = useRangeDraft(
    { low: query.priceMin, high: query.priceMax },
    ({ low, high }) => change({ priceMin: low, priceMax: high }),
    SEARCH_LIMITS.price.max,
  )
  const value = scale.within(draft.low, draft.high)

  return (
    <div className={styles.price}>
      {histogram && (
        <Histogram
          label={intl.formatMessage(
            { id: 'price.histogram' },
            { low: money(histogram.min), high: money(histogram.max) },
          )}
          counts={histogram.counts}
          chosen={[scale.barOf(value[0]), scale.barOf(value[1] - 1)]}
        />
      )}
      <RangeSlider
        min={scale.min}
        max={scale.max}
        step={scale.step}
        value={value}
        onChange={([low, high]) => setDraft(scale.open(low, high))}
        onCommit={apply}
        lowLabel={intl.formatMessage({ id: 'filterName.priceMin' })}
        highLabel={intl.formatMessage({ id: 'filterName.priceMax' })}
        valueText={money}
      />
      <div className={styles.pair}>
        <NumberField
          label={intl.formatMessage({ id: 'price.from' })}
          suffix="€"
          texts={texts}
          value={draft.low}
          error={errorOf(draft.low)}
          onChange={(low) => setDraft({ ...draft, low })}
          onBlur={apply}
        />
        <NumberField
          label={intl.formatMessage({ id: 'price.to' })}
          suffix="€"
          texts={texts}
          value={draft.high}
          error={errorOf(draft.high)}
          onChange={(high) => setDraft({ ...draft, high })}
          onBlur={apply}
        />
      </div>
    </div>
  )
}
