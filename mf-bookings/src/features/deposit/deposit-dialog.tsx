import {
  type Booking,
  type DepositReturn,
  type DepositSummary,
  markDepositReturn,
  readDepositReturn,
} from '@domizil/api'
import { messageOf, queryCacheOf, queryOf, useDialog, useQuery, useShell } from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { dayOfMoment } from '@domizil/app-kit/today'
import { Loaded } from '../../lib/loaded.tsx'
import styles from './deposit.module.css'
import { DeductionList } from './deduction-list.tsx'
import { DepositNote } from './deposit-note.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { ObjectionDialog } from './objection-dialog.tsx'
import type { ReturnProps } from './return-props.ts'
import { StatementDialog } from './statement-dialog.tsx'

interface DepositDialogProps {
  request: Booking
  /** Called with how the return stands after a change. */
  onChanged: (summary: DepositSummary) => void
  onClose: () => void
}

/** The return of a deposit: what is returned and kept, what both say of it, and what can be done. */
export function DepositDialog({ request, onChanged, onClose }: DepositDialogProps) {
  const intl = useIntl()
  const shell = useShell()
  const asked = queryOf(readDepositReturn, { params: { id: request.id } })
  const query = useQuery(asked, { isLive: true })
  const handleChanged = (changed: DepositReturn) => {
    queryCacheOf(shell).setData(asked, () => changed)
    onChanged(changed.summary)
  }

  return (
    <ModalDialog
      size="large"
      onClose={onClose}
      title={<FormattedMessage id="deposit.title" />}
      closeLabel={intl.formatMessage({ id: 'ask.close' })}
    >
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
              <h3 className={styles.heading}>
                <FormattedMessage id="deposit.objection" />
              </h3>
              <blockquote className={styles.objection}>{statement.objection}</blockquote>
            </section>
          )}
          <History statement={statement} />
        </>
      )}
      <p className={styles.quiet}>
        <FormattedMessage id={`deposit.hint.${request.role}`} />
      </p>
      <Actions {...props} />
    </div>
  )
}

function History({ statement }: { statement: NonNullable<DepositReturn['statement']> }) {
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
        ([what, at]) =>
          at && (
            <li key={what}>
              <FormattedMessage id={`deposit.history.${what}`} values={{ day: dayOfMoment(at) }} />
            </li>
          ),
      )}
    </ul>
  )
}

function Actions(props: ReturnProps) {
  const { request, data, onChanged, onOutdated } = props
  const shell = useShell()
  const stating = useDialog(`deposit-state-${request.id}`)
  const objecting = useDialog(`deposit-object-${request.id}`)
  const accepting = useDialog(`deposit-accept-${request.id}`)
  const [isBusy, setIsBusy] = useState(false)
  const { allowed, statement, summary } = data
  const params = { id: request.id, statement: statement?.number ?? 0 }
  const isDone = request.role === 'LANDLORD' ? summary.isPaid : summary.isReceived
  const { turn } = summary

  const handleMark = async () => {
    setIsBusy(true)
    try {
      onChanged(await shell.send(markDepositReturn, { params, body: { isDone: !isDone } }))
    } catch (error) {
      shell.notify({ kind: 'error', message: messageOf(error) })
      await onOutdated()
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className={styles.actions}>
      {allowed.includes('state') && (
        <Button variant={statement ? 'default' : 'primary'} onClick={() => stating.open()}>
          <FormattedMessage id={statement ? 'deposit.stateAgain' : 'deposit.state'} />
        </Button>
      )}
      {allowed.includes('accept') && (
        <Button
          variant={summary.state === 'DISPUTED' ? 'default' : 'primary'}
          onClick={() => accepting.open()}
        >
          <FormattedMessage id="deposit.accept" />
        </Button>
      )}
      {allowed.includes('object') && (
        <Button onClick={() => objecting.open()}>
          <FormattedMessage id="deposit.object" />
        </Button>
      )}
      {allowed.includes('mark') && (
        <Button
          variant={turn === request.role && !isDone && !allowed.includes('accept') ? 'primary' : 'default'}
          busy={isBusy}
          onClick={() => void handleMark()}
        >
          <FormattedMessage id={`deposit.${isDone ? 'unmark' : 'mark'}.${request.role}`} />
        </Button>
      )}
      {stating.isOpen && <StatementDialog {...props} onClose={stating.close} />}
      {accepting.isOpen && <AcceptDialog {...props} onClose={accepting.close} />}
      {objecting.isOpen && <ObjectionDialog {...props} onClose={objecting.close} />}
    </div>
  )
}
