import {
  answerDepositReturn,
  type Booking,
  type DepositReturn,
  type DepositSummary,
  markDepositReturn,
  readDepositReturn,
} from '@domizil/api'
import {
  queryCacheOf,
  queryOf,
  useCommand,
  useDialog,
  useDraft,
  useQuery,
  useSay,
  useShell,
} from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { dayOfMoment } from '@domizil/app-kit/today'
import { checkLength, DEPOSIT_RETURN_LIMITS, formatDay } from '@domizil/domain'
import { Banknote } from '@domizil/ui/icons'
import { Button, Tag, TextArea } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { Loaded } from '../../lib/loaded.tsx'
import styles from './deposit.module.css'
import { DeductionList } from './deduction-list.tsx'
import { ActionDialog } from '../../lib/action-dialog.tsx'
import { useAction } from '../../lib/use-action.ts'
import { eurosInText } from '../../lib/euro.ts'
import type { ReturnProps } from './return-props.ts'
import { StatementDialog } from './statement-dialog.tsx'

const OBJECTION_LIMITS = DEPOSIT_RETURN_LIMITS.objection
const OBJECTION_FIELDS = ['objection']

interface DepositButtonProps {
  request: Booking
  /** Called with how the return stands after a change. */
  onChanged: (summary: DepositSummary) => void
}

/** How the return of the deposit stands after a stay, and a button that opens it. */
export function DepositButton({ request, onChanged }: DepositButtonProps) {
  const say = useSay()
  const dialog = useDialog(`deposit-${request.id}`)
  const { depositReturn: summary, role } = request
  if (!summary || !noteOf(summary)) return null

  return (
    <>
      <DepositNote request={request} summary={summary} />
      <Button
        icon={<Banknote size={16} />}
        variant={summary.turn === role ? 'primary' : 'default'}
        onClick={() => dialog.open()}
      >
        {say(summary.state === 'TO_STATE' && role === 'LANDLORD' ? 'deposit.state' : 'deposit.open')}
      </Button>
      {dialog.isOpen && <DepositDialog request={request} onChanged={onChanged} onClose={dialog.close} />}
    </>
  )
}

interface DepositDialogProps {
  request: Booking
  /** Called with how the return stands after a change. */
  onChanged: (summary: DepositSummary) => void
  onClose: () => void
}

/** The return of a deposit: what is returned and kept, what both say of it, and what can be done. */
function DepositDialog({ request, onChanged, onClose }: DepositDialogProps) {
  const say = useSay()
  const shell = useShell()
  const asked = queryOf(readDepositReturn, { params: { id: request.id } })
  const query = useQuery(asked, { isLive: true })
  const handleChanged = (changed: DepositReturn) => {
    queryCacheOf(shell).setData(asked, () => changed)
    onChanged(changed.summary)
  }

  return (
    <ModalDialog size="large" onClose={onClose} title={say('deposit.title')} closeLabel={say('ask.close')}>
      <Loaded query={query}>
        {(data) => (
          <Return
            request={request}
            data={data}
            onChanged={handleChanged}
            onOutdated={() => queryCacheOf(shell).refetch(asked)}
          />
        )}
      </Loaded>
    </ModalDialog>
  )
}

function Return(props: ReturnProps) {
  const say = useSay()
  const { request, data } = props
  const { summary, statement } = data

  return (
    <div className={styles.return}>
      <DepositNote request={request} summary={summary} />
      {statement && (
        <>
          <DeductionList id={request.id} summary={summary} deductions={statement.deductions} />
          {statement.objection && (
            <section>
              <h3 className={styles.heading}>{say('deposit.objection')}</h3>
              <blockquote className={styles.objection}>{statement.objection}</blockquote>
            </section>
          )}
          <History statement={statement} />
        </>
      )}
      <p className={styles.quiet}>{say(`deposit.hint.${request.role}`)}</p>
      <Actions {...props} />
    </div>
  )
}

function History({ statement }: { statement: NonNullable<DepositReturn['statement']> }) {
  const say = useSay()
  const { statedAt, answeredAt, objection, paidAt, receivedAt } = statement
  const answer = objection ? 'answered' : 'accepted'
  const entries = [
    ['stated', statedAt],
    [answer, answeredAt],
    ['paid', paidAt],
    ['received', receivedAt],
  ] as const

  return (
    <ul className={styles.history}>
      {entries.map(
        ([what, at]) => at && <li key={what}>{say(`deposit.history.${what}`, { day: dayOfMoment(at) })}</li>,
      )}
    </ul>
  )
}

function Actions(props: ReturnProps) {
  const say = useSay()
  const { request, data, onChanged, onOutdated } = props
  const shell = useShell()
  const stating = useDialog(`deposit-state-${request.id}`)
  const objecting = useDialog(`deposit-object-${request.id}`)
  const accepting = useDialog(`deposit-accept-${request.id}`)
  const { run, isBusy } = useCommand()
  const { allowed, statement, summary } = data
  const params = { id: request.id, statement: statement?.number ?? 0 }
  const isDone = request.role === 'LANDLORD' ? summary.isPaid : summary.isReceived
  const { turn } = summary

  const mark = async () =>
    onChanged(await shell.send(markDepositReturn, { params, body: { isDone: !isDone } }))
  const handleMark = async () => {
    if (!(await run(mark))) await onOutdated()
  }

  return (
    <div className={styles.actions}>
      {allowed.includes('state') && (
        <Button variant={statement ? 'default' : 'primary'} onClick={() => stating.open()}>
          {say(statement ? 'deposit.stateAgain' : 'deposit.state')}
        </Button>
      )}
      {allowed.includes('accept') && (
        <Button
          variant={summary.state === 'DISPUTED' ? 'default' : 'primary'}
          onClick={() => accepting.open()}
        >
          {say('deposit.accept')}
        </Button>
      )}
      {allowed.includes('object') && (
        <Button onClick={() => objecting.open()}>{say('deposit.object')}</Button>
      )}
      {allowed.includes('mark') && (
        <Button
          variant={turn === request.role && !isDone && !allowed.includes('accept') ? 'primary' : 'default'}
          busy={isBusy}
          onClick={() => void handleMark()}
        >
          {say(`deposit.${isDone ? 'unmark' : 'mark'}.${request.role}`)}
        </Button>
      )}
      {stating.isOpen && <StatementDialog {...props} onClose={stating.close} />}
      {accepting.isOpen && <AcceptDialog {...props} onClose={accepting.close} />}
      {objecting.isOpen && <ObjectionDialog {...props} onClose={objecting.close} />}
    </div>
  )
}

interface AcceptDialogProps extends ReturnProps {
  onClose: () => void
}

/** Asks whether the tenant agrees to the deductions: that cannot be taken back. */
function AcceptDialog({ request: { id }, data, onChanged, onOutdated, onClose }: AcceptDialogProps) {
  const intl = useIntl()
  const say = useSay()
  const shell = useShell()
  const { receivedCents, returnedCents } = data.summary
  const params = { id, statement: data.statement?.number ?? 0 }
  const { dialog } = useAction({
    done: say('done.acceptDeposit'),
    send: async () => onChanged(await shell.send(answerDepositReturn, { params, body: { accepted: true } })),
    onOutdated,
    onClose,
  })

  return (
    <ActionDialog
      title={say('deposit.accept.title')}
      action={say('deposit.accept')}
      isPossible={data.allowed.includes('accept')}
      {...dialog}
    >
      <p>
        {say(
          'deposit.accept.text',
          eurosInText(intl, {
            returned: returnedCents ?? 0,
            kept: receivedCents - (returnedCents ?? 0),
          }),
        )}
      </p>
    </ActionDialog>
  )
}

interface ObjectionDialogProps extends ReturnProps {
  onClose: () => void
}

/** Objects to deductions, in words. The draft is preserved, also when the dialog is closed. */
function ObjectionDialog({ request: { id }, data, onChanged, onOutdated, onClose }: ObjectionDialogProps) {
  const say = useSay()
  const shell = useShell()
  const { draft, change, forgetStored } = useDraft(`objection.${id}`, '')
  const isWrong = checkLength('objection', draft, OBJECTION_LIMITS).length > 0
  const { dialog, isTried, textField } = useAction({
    done: say('done.objectDeposit'),
    isWrong,
    fields: OBJECTION_FIELDS,
    send: async () => {
      const params = { id, statement: data.statement?.number ?? 0 }
      const body = { accepted: false, objection: draft.trim() }
      onChanged(await shell.send(answerDepositReturn, { params, body }))
      forgetStored()
    },
    onOutdated,
    onClose,
  })
  const objection = textField('objection', draft, change)

  return (
    <ActionDialog
      title={say('deposit.object.title')}
      action={say('deposit.object.send')}
      isPossible={data.allowed.includes('object')}
      {...dialog}
    >
      <p>{say('deposit.object.text')}</p>
      <TextArea
        label={say('deposit.object.label')}
        hint={say('deposit.length', { ...OBJECTION_LIMITS, count: draft.length })}
        rows={5}
        {...objection}
        error={isTried && isWrong ? say('deposit.lengthIssue', OBJECTION_LIMITS) : objection.error}
      />
    </ActionDialog>
  )
}

interface DepositNoteProps {
  request: Pick<Booking, 'role' | 'otherParty'>
  summary: DepositSummary
}

/** How the return of a deposit stands, and what is due until when. */
function DepositNote({ request: { role, otherParty }, summary }: DepositNoteProps) {
  const intl = useIntl()
  const say = useSay()
  const note = noteOf(summary)
  if (!note) return null
  const { receivedCents, returnedCents, answerUntil, payUntil, overdueFrom, isLate } = summary

  return (
    <p className={styles.note}>
      {isLate && <Tag tone="danger">{say('deposit.late')}</Tag>}
      <span>
        {say(`deposit.note.${note}.${role}`, {
          name: otherParty.name || say('requests.formerMember'),
          ...eurosInText(intl, {
            deposit: receivedCents,
            returned: returnedCents ?? 0,
            kept: receivedCents - (returnedCents ?? 0),
          }),
          answer: answerUntil && formatDay(answerUntil),
          pay: payUntil && formatDay(payUntil),
          overdue: formatDay(overdueFrom),
        })}
      </span>
    </p>
  )
}

/** What the card says of a return; undefined while there is nothing to say. */
function noteOf({ state, isAccepted, isPaid, isReceived, returnedCents }: DepositSummary) {
  if (state === 'NOT_DUE') return undefined
  if (state === 'DISPUTED' && (isReceived || returnedCents === 0)) return 'DISPUTED_REST'
  if (state !== 'STATED') return state
  if (!isAccepted) return 'TO_ANSWER'
  return isPaid && !isReceived && returnedCents !== 0 ? 'TO_CONFIRM' : 'TO_PAY'
}
