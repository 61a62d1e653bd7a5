import { useNumberTexts } from '@domizil/app-kit/numbers'
import type { SEARCH_FIELDS } from '@domizil/links'
import { NumberField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import type { QueryProps } from '../query-props.ts'
import { useRangeDraft } from '../use-range-draft.ts'
import styles from './sheet.module.css'

interface AmountFieldProps extends QueryProps {
  field: Extract<(typeof SEARCH_FIELDS)[number], { kind: 'number' }>['field']
  /** The id of its message. */
  label: string
  suffix?: string
}

/** A filter of one number. Takes effect when the field loses the focus. */
export function AmountField({ field, label, suffix, query, change }: AmountFieldProps) {
  const intl = useIntl()
  const texts = useNumberTexts()
  const { draft, setDraft, apply } = useRangeDraft({ low: undefined, high: query[field] }, ({ high }) =>
    change({ [field]: high }),
  )

  return (
    <div className={styles.pair}>
      <NumberField
        label={intl.formatMessage({ id: label })}
        suffix={suffix}
        texts={texts}
        value={draft.high}
        onChange={(high) => setDraft({ low: undefined, high })}
        onBlur={apply}
      />
    </div>
  )
}
