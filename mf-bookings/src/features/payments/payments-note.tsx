import type { PaymentSummary } from '@domizil/api'
import { formatDay } from '@domizil/domain'
import { Tag } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { euroInText } from '../../lib/euro.ts'
import styles from './payments.module.css'

interface PaymentsNoteProps {
  payments: PaymentSummary
  /** Before that nothing is to be paid. */
  isSigned: boolean
}

/** How the payments of a booking stand: what is open, and what comes next. */
export function PaymentsNote({ payments: { open, next }, isSigned }: PaymentsNoteProps) {
  const intl = useIntl()

  return (
    <p className={styles.summary}>
      {open > 0 && (
        <Tag tone="danger">
          <FormattedMessage id="payments.openCount" values={{ count: open }} />
        </Tag>
      )}
      {next ? (
        <FormattedMessage
          id={isSigned ? 'payments.next' : 'payments.nextUnsigned'}
          values={{ amount: euroInText(intl, next.amountCents), day: formatDay(next.dueOn) }}
        />
      ) : (
        <FormattedMessage id="payments.all" />
      )}
    </p>
  )
}
