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

/** How the payments of a booking stand: what is open, and what comes next of the rent and of the deposit. */
export function PaymentsNote({ payments: { open, next, other }, isSigned }: PaymentsNoteProps) {
  const intl = useIntl()
  const coming = [next, other].filter((payment) => payment !== null)

  return (
    <p className={styles.summary}>
      {open > 0 && (
        <Tag tone="danger">
          <FormattedMessage id="payments.openCount" values={{ count: open }} />
        </Tag>
      )}
      {coming.length > 0 ? (
        <FormattedMessage
          id={isSigned ? 'payments.next' : 'payments.nextUnsigned'}
          values={{
            count: coming.length,
            payments: intl.formatList(
              coming.map(({ kind, amountCents, dueOn, ...which }) =>
                intl.formatMessage(
                  { id: `payments.next.${kind}` },
                  { amount: euroInText(intl, amountCents), day: formatDay(dueOn), ...which },
                ),
              ),
            ),
          }}
        />
      ) : (
        <FormattedMessage id="payments.all" />
      )}
    </p>
  )
}
