import {
  type Booking,
  type Girocode,
  markPayment,
  type PaymentPlan,
  type PaymentSummary,
  type PlannedPayment,
  readPaymentPlan,
} from '@domizil/api'
import {
  copyText,
  queryCacheOf,
  queryOf,
  useCommand,
  useDialog,
  useQuery,
  useSay,
  useShell,
} from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { dayOfMoment } from '@domizil/app-kit/today'
import { formatDay, formatIban, nextPayments, type PaymentState } from '@domizil/domain'
import { Button, Tag, type Tone } from '@domizil/ui/parts'
import { Copy, Receipt } from '@domizil/ui/icons'
import { useIntl } from 'react-intl'
import { euro, eurosInText } from '../../lib/euro.ts'
import styles from './payments.module.css'
import { Loaded } from '../../lib/loaded.tsx'

const TONES: Record<PaymentState | 'PAID', Tone> = {
  UPCOMING: 'info',
  OPEN: 'danger',
  PAID: 'info',
  RECEIVED: 'ok',
}

interface PaymentsButtonProps {
  request: Booking
  /** Called with how the payments stand after a change. */
  onChanged: (payments: PaymentSummary) => void
}

/** How the payments of a confirmed booking stand, and a button that opens them. */
export function PaymentsButton({ request, onChanged }: PaymentsButtonProps) {
  const say = useSay()
  const dialog = useDialog(`payments-${request.id}`)
  if (!request.payments) return null

  return (
    <>
      <PaymentsNote payments={request.payments} isSigned={request.status === 'BOOKING_COMPLETED'} />
      <Button icon={<Receipt size={16} />} onClick={() => dialog.open()}>
        {say('payments.open')}
      </Button>
      {dialog.isOpen && <PaymentsDialog request={request} onChanged={onChanged} onClose={dialog.close} />}
    </>
  )
}

interface PaymentsNoteProps {
  payments: PaymentSummary
  /** Before that nothing is to be paid. */
  isSigned: boolean
}

/** How the payments of a booking stand: what is open, and what comes next of the rent and of the deposit. */
function PaymentsNote({ payments: { open, next, other }, isSigned }: PaymentsNoteProps) {
  const intl = useIntl()
  const say = useSay()
  const coming = [next, other].filter((payment) => payment !== null)
  const amounts = eurosInText(
    intl,
    Object.fromEntries(coming.map(({ kind, amountCents }) => [kind, amountCents])),
  )

  return (
    <p className={styles.summary}>
      {open > 0 && <Tag tone="danger">{say('payments.openCount', { count: open })}</Tag>}
      {coming.length > 0
        ? say(isSigned ? 'payments.next' : 'payments.nextUnsigned', {
            count: coming.length,
            payments: intl.formatList(
              coming.map(({ kind, dueOn, ...which }) =>
                say(`payments.next.${kind}`, { amount: amounts[kind], day: formatDay(dueOn), ...which }),
              ),
            ),
          })
        : say('payments.all')}
    </p>
  )
}

interface PaymentsDialogProps {
  request: Booking
  /** Called with how the payments stand after a change. */
  onChanged: (payments: PaymentSummary) => void
  onClose: () => void
}

/** What is paid when and where to, with the code for each transfer, and what both parties say of it. */
function PaymentsDialog({ request, onChanged, onClose }: PaymentsDialogProps) {
  const say = useSay()
  const query = useQuery(queryOf(readPaymentPlan, { params: { id: request.id } }), { isLive: true })

  return (
    <ModalDialog size="large" onClose={onClose} title={say('payments.title')} closeLabel={say('ask.close')}>
      <Loaded query={query}>{(plan) => <Plan request={request} plan={plan} onChanged={onChanged} />}</Loaded>
    </ModalDialog>
  )
}

interface PlanProps extends Omit<PaymentsDialogProps, 'onClose'> {
  plan: PaymentPlan
}

function Plan({ request, plan, onChanged }: PlanProps) {
  const say = useSay()
  const { payee, isPayeeNewer, payments, canMark } = plan

  return (
    <div className={styles.plan}>
      <p className={styles.quiet}>{say(`payments.hint.${request.role}`)}</p>
      {!canMark && <p className={styles.notice}>{say(`payments.notSigned.${request.role}`)}</p>}
      {payee && isPayeeNewer && (
        <p className={styles.notice} role="note">
          {say(`payments.newer.${request.role}`, { day: dayOfMoment(payee.changedAt) })}
        </p>
      )}
      <Payee request={request} payee={payee} />
      {request.depositReturn && (
        <p className={styles.quiet}>
          {say(`payments.depositReturn.${request.depositReturn.state}`, {
            day: formatDay(request.depositReturn.stateFrom),
          })}
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
  const say = useSay()
  if (!payee) {
    return <p className={styles.notice}>{say(`payments.noAccount.${request.role}`)}</p>
  }

  return (
    <section className={styles.payee} aria-label={say('payments.account')}>
      <dl className={styles.facts}>
        <CopyLine name="holder" value={payee.holder} />
        <CopyLine name="iban" value={payee.iban} shown={formatIban(payee.iban)} />
      </dl>
      <p className={styles.quiet}>{say('payments.since', { day: dayOfMoment(payee.changedAt) })}</p>
    </section>
  )
}

interface PaymentRowProps {
  request: Booking
  plan: PaymentPlan
  payment: PlannedPayment
  /** Called with how the payments stand after a change. */
  onChanged: (payments: PaymentSummary) => void
}

/** One payment: its day, amount and state, what both parties say of it, and how to pay it. */
function PaymentRow({ request, plan, payment, onChanged }: PaymentRowProps) {
  const intl = useIntl()
  const say = useSay()
  const { kind, dueOn, amountCents, period, state, paidAt, receivedAt, reference } = payment
  const deposits = plan.payments.filter((one) => one.kind === 'DEPOSIT')
  const [part, parts] = [deposits.indexOf(payment) + 1, deposits.length]
  const shown = paidAt && state !== 'RECEIVED' ? 'PAID' : state

  return (
    <article className={styles.row} aria-label={reference}>
      <div className={styles.what}>
        <h3 className={styles.kind}>
          {say(parts > 1 && kind === 'DEPOSIT' ? 'payments.part' : `payments.kind.${kind}`, { part, parts })}{' '}
          <Tag tone={TONES[shown]}>{say(`payments.state.${shown}`)}</Tag>
        </h3>
        <p className={styles.quiet}>
          <span>{say('payments.due', { day: formatDay(dueOn) })}</span>
          {period && <span>{` · ${formatDay(period.from)} – ${formatDay(period.to)}`}</span>}
        </p>
        {request.role === 'LANDLORD' && (
          <p className={styles.quiet}>
            {say('payments.reference')}: <span translate="no">{reference}</span>
          </p>
        )}
        {shown === 'PAID' && paidAt && (
          <p className={styles.quiet}>
            {say(`payments.paid.${request.role}`, {
              day: dayOfMoment(paidAt),
              name: request.otherParty.name,
            })}
          </p>
        )}
        {receivedAt && (
          <p className={styles.quiet}>{say('payments.received', { day: dayOfMoment(receivedAt) })}</p>
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
  const say = useSay()
  const shell = useShell()
  const { run, isBusy } = useCommand()
  const isDone = (role === 'TENANT' ? payment.paidAt : payment.receivedAt) !== null
  const { number, reference } = payment
  // What has arrived has been paid.
  if (role === 'TENANT' && payment.receivedAt !== null) return null

  const handleMark = () =>
    run(async () => {
      const plan = await shell.send(markPayment, { params: { id, number }, body: { isDone: !isDone } })
      queryCacheOf(shell).setData(queryOf(readPaymentPlan, { params: { id } }), () => plan)
      onChanged(summaryOf(plan))
    })

  const word = `payments.${isDone ? 'undo' : 'mark'}.${role}`
  return (
    <Button
      className={styles.mark}
      busy={isBusy}
      variant={payment.state === 'OPEN' && !isDone ? 'primary' : 'default'}
      aria-label={say('payments.actionOn', { action: say(word), reference })}
      onClick={() => void handleMark()}
    >
      {say(word)}
    </Button>
  )
}

/** The code for a banking app, and beside it the same as text. */
function HowToPay({ plan: { payee }, payment }: Pick<PaymentRowProps, 'plan' | 'payment'>) {
  const intl = useIntl()
  const say = useSay()
  const { girocode, amountCents, reference } = payment
  if (!payee || !girocode) return null

  return (
    <details className={styles.pay}>
      <summary>{say('payments.how')}</summary>
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

/** How the payments of a plan stand, as the server sums them up for the list. */
function summaryOf({ payments }: PaymentPlan): PaymentSummary {
  const [next = null, other = null] = nextPayments(
    payments.map((payment) => ({ ...payment, isReceived: payment.state === 'RECEIVED' })),
  )
  return { open: payments.filter(({ state }) => state === 'OPEN').length, next, other }
}

/** A code that banking apps read a transfer from, always black on white. */
function GirocodeFigure({ code: { size, path } }: { code: Girocode }) {
  const say = useSay()

  return (
    <figure className={styles.code}>
      <svg
        role="img"
        aria-label={say('payments.code')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className={styles.quiet}>{say('payments.scan')}</figcaption>
    </figure>
  )
}

interface CopyLineProps {
  /** The key of its label. */
  name: 'holder' | 'iban' | 'amount' | 'reference'
  /** What is copied. */
  value: string
  /** How it is read, if that is something else. */
  shown?: string
}

/** A part of a transfer, as text with a button that copies it. */
function CopyLine({ name, value, shown = value }: CopyLineProps) {
  const say = useSay()
  const shell = useShell()
  const label = say(`payments.${name}`)
  const handleCopy = async () => {
    const isCopied = await copyText(value)
    const id = isCopied ? 'payments.copied' : 'payments.notCopied'
    shell.notify({
      kind: isCopied ? 'success' : 'info',
      message: say(id, { label, value }),
    })
  }

  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value} translate="no">
          {shown}
        </span>
        <button
          type="button"
          className={styles.copy}
          aria-label={say('payments.copy', { label })}
          onClick={() => void handleCopy()}
        >
          <Copy size={16} />
          <span className={styles.word}>{say('payments.copyShort')}</span>
        </button>
      </dd>
    </div>
  )
}
