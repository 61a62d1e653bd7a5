import { useNumberTexts } from '@domizil/app-kit/numbers'
import { NumberField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import type { AskedProps } from '../asked.ts'
import { useRangeDraft } from '../use-range-draft.ts'
import styles from './sheet.module.css'

/** The highest deposit. Takes effect when the field loses the focus. */
export function DepositField({ query, change }: AskedProps) {
  const intl = useIntl()
  const texts = useNumberTexts()
  const { draft, setDraft, apply } = useRangeDraft({ low: undefined, high: query.depositMax }, ({ high }) =>
    change({ depositMax: high }),
  )

  return (
    <div className={styles.pair}>
      <NumberField
        label={intl.formatMessage({ id: 'filters.depositMost' })}
        suffix="€"
        texts={texts}
        value={draft.high}
        onChange={(high) => setDraft({ low: undefined, high })}
        onBlur={apply}
      />
    </div>
  )
}
