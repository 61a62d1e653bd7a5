import { useNumberTexts } from '@domizil/app-kit/numbers'
import { SEARCH_LIMITS } from '@domizil/domain'
import { NumberField } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import type { QueryProps } from '../query-props.ts'
import { useRangeDraft } from '../use-range-draft.ts'
import styles from './sheet.module.css'

/** The living space. Takes effect when a field loses the focus. */
export function SizeFields({ query, change }: QueryProps) {
  const texts = useNumberTexts()
  const { draft, setDraft, apply, errorOf } = useRangeDraft(
    { low: query.sizeMin, high: query.sizeMax },
    ({ low, high }) => change({ sizeMin: low, sizeMax: high }),
    SEARCH_LIMITS.size.max,
  )

  return (
    <div className={styles.pair}>
      <NumberField
        label={<FormattedMessage id="size.from" />}
        suffix="m²"
        texts={texts}
        value={draft.low}
        error={errorOf(draft.low)}
        onChange={(low) => setDraft({ ...draft, low })}
        onBlur={apply}
      />
      <NumberField
        label={<FormattedMessage id="size.to" />}
        suffix="m²"
        texts={texts}
        value={draft.high}
        error={errorOf(draft.high)}
        onChange={(high) => setDraft({ ...draft, high })}
        onBlur={apply}
      />
    </div>
  )
}
