import { useNumberTexts } from '@domizil/app-kit/numbers'
import { SEARCH_FIELDS } from '@domizil/links'
import { NumberField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import type { QueryProps } from '../query-props.ts'
import { useRangeDraft } from '../use-range-draft.ts'
import styles from './sheet.module.css'

type NumberRow = Extract<(typeof SEARCH_FIELDS)[number], { kind: 'number' }>

interface AmountFieldProps extends QueryProps {
  field: NumberRow['field']
  /** The id of its message. */
  label: string
  suffix?: string
}

const LIMITS = Object.fromEntries(
  SEARCH_FIELDS.flatMap((row) => (row.kind === 'number' ? [[row.field, row.max]] : [])),
) as Record<NumberRow['field'], number>

/** A filter of one number, up to the limit of its row. Takes effect when the field loses the focus. */
export function AmountField({ field, label, suffix, query, change }: AmountFieldProps) {
  const intl = useIntl()
  const texts = useNumberTexts()
  const { draft, setDraft, apply, errorOf } = useRangeDraft(
    { low: undefined, high: query[field] },
    ({ high }) => change({ [field]: high }),
    LIMITS[field],
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
