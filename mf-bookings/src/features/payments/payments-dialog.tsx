import { type Booking, type PaymentPlan, type PaymentSummary, readPaymentPlan } from '@domizil/api'
import { formatDay, formatIban } from '@domizil/domain'
import { queryOf, useQuery } from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { FormattedMessage, useIntl } from 'react-intl'
import { dayOfMoment } from '@domizil/app-kit/today'
import { Loaded } from '../../lib/loaded.tsx'
import { CopyLine } from './copy-line.tsx'
import { PaymentRow } from './payment-row.tsx'
import styles from './payments.module.css'

interface PaymentsDialogProps {
  request: Booking
  /** Called with how the payments stand after a change. */
  onChanged: (payments: PaymentSummary) => void
  onClose: () => void
}

/** What is paid when and where to, with the code for each transfer, and what both parties say of it. */
export function PaymentsDialog({ request, onChanged, onClose }: PaymentsDialogProps) {
  const intl = useIntl()
  const query = useQuery(queryOf(readPaymentPlan, { params: { id: request.id } }), { isLive: true })

  return (
    <ModalDialog
      size="large"
      onClose={onClose}
      title={<FormattedMessage id="payments.title" />}
      closeLabel={intl.formatMessage({ id: 'ask.close' })}
    >
      <Loaded query={query}>{(plan) => <Plan request={request} plan={plan} onChanged={onChanged} />}</Loaded>
    </ModalDialog>
  )
}

interface PlanProps extends Omit<PaymentsDialogProps, 'onClose'> {
  plan: PaymentPlan
}

function Plan({ request, plan, onChanged }: PlanProps) {
  const { payee, isPayeeNewer, payments, canMark } = plan

  return (
    <div className={styles.plan}>
      <p className={styles.quiet}>
        <FormattedMessage id={`payments.hint.${request.role}`} />
      </p>
      {!canMark && (
        <p className={styles.notice}>
          <FormattedMessage id={`payments.notSigned.${request.role}`} />
        </p>
      )}
      {payee && isPayeeNewer && (
        <p className={styles.notice} role="note">
          <FormattedMessage
            id={`payments.newer.${request.role}`}
            values={{ day: dayOfMoment(payee.changedAt) }}
          />
        </p>
      )}
      <Payee request={request} payee={payee} />
      {request.depositReturn && (
        <p className={styles.quiet}>
          <FormattedMessage
            id={`payments.depositReturn.${request.depositReturn.state}`}
            values={{ day: formatDay(request.depositReturn.stateFrom) }}
          />
        </p>
      )}
      <ol className={styles.list}>
        {payments.map((payment) => (
          <li key={payment.number}>
            <PaymentRow request={request} plan={plan} payment={payment} onChanged={onChanged} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Payee({ request, payee }: { request: Booking; payee: PaymentPlan['payee'] }) {
  const intl = useIntl()
  if (!payee) {
    return (
      <p className={styles.notice}>
        <FormattedMessage id={`payments.noAccount.${request.role}`} />
      </p>
    )
  }

  return (
    <section className={styles.payee} aria-label={intl.formatMessage({ id: 'payments.account' })}>
      <dl className={styles.facts}>
        <CopyLine name="holder" value={payee.holder} />
        <CopyLine name="iban" value={payee.iban} shown={formatIban(payee.iban)} />
      </dl>
      <p className={styles.quiet}>
        <FormattedMessage id="payments.since" values={{ day: dayOfMoment(payee.changedAt) }} />
      </p>
    </section>
  )
}
