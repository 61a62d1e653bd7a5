import {
  type Booking,
  markPayment,
  type PaymentPlan,
  type PaymentSummary,
  type PlannedPayment,
  readPaymentPlan,
} from '@domizil/api'
import { formatDay, formatIban, type PaymentState } from '@domizil/domain'
import { messageOf, queryCacheOf, queryOf, useShell } from '@domizil/app-kit'
import { Button, Tag, type Tone } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { dayOfMoment } from '@domizil/app-kit/today'
import { CopyLine } from './copy-line.tsx'
import { euro } from '../../lib/euro.ts'
import { GirocodeFigure } from './girocode-figure.tsx'
import styles from './payments.module.css'
import { summaryOf } from './summary-of.ts'

const TONES: Record<PaymentState | 'PAID', Tone> = {
  UPCOMING: 'info',
  OPEN: 'danger',
  PAID: 'info',
  RECEIVED: 'ok',
}

interface PaymentRowProps {
  request: Booking
  plan: PaymentPlan
  payment: PlannedPayment
  /** Called with how the payments stand after a change. */
  onChanged: (payments: PaymentSummary) => void
}

/** One payment: its day, amount and state, what both parties say of it, and how to pay it. */
export function PaymentRow({ request, plan, payment, onChanged }: PaymentRowProps) {
  const intl = useIntl()
  const { kind, dueOn, amountCents, period, state, paidAt, receivedAt, reference } = payment
  const deposits = plan.payments.filter((one) => one.kind === 'DEPOSIT')
  const [part, parts] = [deposits.indexOf(payment) + 1, deposits.length]
  const shown = paidAt && state !== 'RECEIVED' ? 'PAID' : state

  return (
    <article className={styles.row} aria-label={reference}>
      <div className={styles.what}>
        <h3 className={styles.kind}>
          <FormattedMessage
            id={parts > 1 && kind === 'DEPOSIT' ? 'payments.part' : `payments.kind.${kind}`}
            values={{ part, parts }}
          />{' '}
          <Tag tone={TONES[shown]}>
            <FormattedMessage id={`payments.state.${shown}`} />
          </Tag>
        </h3>
        <p className={styles.quiet}>
          <FormattedMessage tagName="span" id="payments.due" values={{ day: formatDay(dueOn) }} />
          {period && <span>{` · ${formatDay(period.from)} – ${formatDay(period.to)}`}</span>}
        </p>
        {request.role === 'LANDLORD' && (
          <p className={styles.quiet}>
            <FormattedMessage id="payments.reference" />: <span translate="no">{reference}</span>
          </p>
        )}
        {shown === 'PAID' && paidAt && (
          <p className={styles.quiet}>
            <FormattedMessage
              id={`payments.paid.${request.role}`}
              values={{ day: dayOfMoment(paidAt), name: request.otherParty.name }}
            />
          </p>
        )}
        {receivedAt && (
          <p className={styles.quiet}>
            <FormattedMessage id="payments.received" values={{ day: dayOfMoment(receivedAt) }} />
          </p>
        )}
      </div>
      <p className={styles.amount}>{euro(intl, amountCents)}</p>
      {plan.canMark && <Mark request={request} payment={payment} onChanged={onChanged} />}
      {request.role === 'TENANT' && <HowToPay plan={plan} payment={payment} />}
    </article>
  )
}

/** Says that it is paid or received, or takes that back. */
function Mark({ request: { id, role }, payment, onChanged }: Omit<PaymentRowProps, 'plan'>) {
  const intl = useIntl()
  const shell = useShell()
  const [isBusy, setIsBusy] = useState(false)
  const isDone = (role === 'TENANT' ? payment.paidAt : payment.receivedAt) !== null
  const { number, reference } = payment
  // What has arrived has been paid.
  if (role === 'TENANT' && payment.receivedAt !== null) return null

  const handleMark = async () => {
    setIsBusy(true)
    try {
      const plan = await shell.send(markPayment, { params: { id, number }, body: { isDone: !isDone } })
      queryCacheOf(shell).setData(queryOf(readPaymentPlan, { params: { id } }), () => plan)
      onChanged(summaryOf(plan))
    } catch (error) {
      shell.notify({ kind: 'error', message: messageOf(error) })
    } finally {
      setIsBusy(false)
    }
  }

  const word = `payments.${isDone ? 'undo' : 'mark'}.${role}`
  return (
    <Button
      className={styles.mark}
      busy={isBusy}
      variant={payment.state === 'OPEN' && !isDone ? 'primary' : 'default'}
      aria-label={intl.formatMessage(
        { id: 'payments.actionOn' },
        { action: intl.formatMessage({ id: word }), reference },
      )}
      onClick={() => void handleMark()}
    >
      <FormattedMessage id={word} />
    </Button>
  )
}

/** The code for a banking app, and beside it the same as text. */
function HowToPay({ plan: { payee }, payment }: Pick<PaymentRowProps, 'plan' | 'payment'>) {
  const intl = useIntl()
  const { girocode, amountCents, reference } = payment
  if (!payee || !girocode) return null

  return (
    <details className={styles.pay}>
      <summary>
        <FormattedMessage id="payments.how" />
      </summary>
      <div className={styles.transfer}>
        <GirocodeFigure code={girocode} />
        <dl className={styles.facts}>
          <CopyLine name="holder" value={payee.holder} />
          <CopyLine name="iban" value={payee.iban} shown={formatIban(payee.iban)} />
          <CopyLine name="amount" value={(amountCents / 100).toFixed(2)} shown={euro(intl, amountCents)} />
          <CopyLine name="reference" value={reference} />
        </dl>
      </div>
    </details>
  )
}
