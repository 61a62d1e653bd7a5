import { useNumberTexts } from '@domizil/app-kit/numbers'
import { SEARCH_LIMITS } from '@domizil/domain'
import { NumberField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import type { QueryProps } from '../query-props.ts'
import { useRangeDraft } from '../use-range-draft.ts'
import styles from './sheet.module.css'

interface AmountFieldProps extends QueryProps {
  field: 'depositMax'
  /** The id of its message. */
  label: string
  suffix?: string
}

/** The highest deposit. Takes effect when the field loses the focus. */
export function AmountField({ field, label, suffix, query, change }: AmountFieldProps) {
  const intl = useIntl()
  const texts = useNumberTexts()
  const { draft, setDraft, apply, errorOf } = useRangeDraft(
    { low: undefined, high: query[field] },
    ({ high }) => change({ [field]: high }),
    SEARCH_LIMITS.deposit.max,
  )

  return (
    <div className={styles.pair}>
      <NumberField
        label={intl.formatMessage({ id: label })}
        suffix={suffix}
        texts={texts}
        value={draft.high}
        error={errorOf(draft.high)}
        onChange={(high) => setDraft({ low: undefined, high })}
        onBlur={apply}
      />
    </div>
  )
}
