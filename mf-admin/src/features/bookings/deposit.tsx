import { type AdminBooking, type DepositReturn, downloadStayFile, readDepositReturn } from '@domizil/api'
import { LoadFailed, messageOf, queryOf, useQuery, useShell } from '@domizil/app-kit'
import { Download } from '@domizil/ui/icons'
import { Button, saveFile, Skeleton } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { Euro, Moment } from '../../lib/cells/cells.tsx'
import styles from './deposit.module.css'

/** The landlord's statement about the deposit of a booking, and the tenant's objection. */
export function Deposit({ row: { id, depositReturn } }: { row: AdminBooking }) {
  const isStated = depositReturn !== null && depositReturn !== 'NOT_DUE' && depositReturn !== 'TO_STATE'
  return isStated && <Statement bookingId={id} />
}

function Statement({ bookingId }: { bookingId: number }) {
  const query = useQuery(queryOf(readDepositReturn, { params: { id: bookingId } }))
  if (query.status === 'error' && !query.data) {
    return (
      <LoadFailed
        query={query}
        title={<FormattedMessage id="list.failed" />}
        retry={<FormattedMessage id="list.retry" />}
      />
    )
  }
  if (!query.data) return <Skeleton height="160px" />
  return (
    query.data.statement && <Stated bookingId={bookingId} {...query.data} statement={query.data.statement} />
  )
}

interface StatedProps extends Pick<DepositReturn, 'summary'> {
  bookingId: number
  statement: NonNullable<DepositReturn['statement']>
}

function Stated({ bookingId, summary, statement }: StatedProps) {
  const { deductions, objection, statedAt, answeredAt, paidAt, receivedAt } = statement
  const sum = (word: string, cents: number) => (
    <div>
      <dt>
        <FormattedMessage id={word} />
      </dt>
      <dd>
        <Euro cents value={cents / 100} />
      </dd>
    </div>
  )

  return (
    <section className={styles.deposit} aria-labelledby="deposit-title">
      <h3 id="deposit-title">
        <FormattedMessage id="deposit.title" />
      </h3>
      <dl>
        {sum('deposit.received', summary.receivedCents)}
        {deductions.map(({ amountCents, reason, files }, index) => (
          // Deductions have no id, and never change their order.
          <div key={index}>
            <dt>
              {reason}
              {files.map(({ id, name }) => (
                <Evidence key={id} bookingId={bookingId} fileId={id} name={name} />
              ))}
            </dt>
            <dd>
              <Euro cents value={-amountCents / 100} />
            </dd>
          </div>
        ))}
        {sum('deposit.returned', summary.returnedCents ?? 0)}
      </dl>
      {objection && (
        <>
          <h4>
            <FormattedMessage id="deposit.objection" />
          </h4>
          <blockquote>{objection}</blockquote>
        </>
      )}
      <ul>
        {Object.entries({ statedAt, answeredAt, paidAt, receivedAt }).map(
          ([what, at]) =>
            at && (
              <li key={what}>
                <FormattedMessage id={`deposit.${what}`} /> <Moment at={at} />
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

function Evidence({ bookingId, fileId, name }: { bookingId: number; fileId: number; name: string }) {
  const shell = useShell()
  const handleDownload = async () => {
    try {
      const params = { id: bookingId, fileId }
      saveFile(await shell.download(downloadStayFile, { params, query: {} }), name)
    } catch (error) {
      shell.notify({ kind: 'error', message: messageOf(error) })
    }
  }

  return (
    <Button
      size="small"
      icon={<Download size={14} aria-hidden="true" />}
      onClick={() => void handleDownload()}
    >
      {name}
    </Button>
  )
}
