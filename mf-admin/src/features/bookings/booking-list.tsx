import {
  type AdminBooking,
  cancelBooking,
  type DepositReturn,
  downloadStayFile,
  listAdminBookings,
  readDepositReturn,
  updateBookingAttachment,
} from '@domizil/api'
import { LoadFailed, queryOf, useCommand, useQuery, useSay, useShell } from '@domizil/app-kit'
import { BOOKING_GRAPH, type BookingStatus, canCancel, lastMinute } from '@domizil/domain'
import { adminListPath, flatPath } from '@domizil/links'
import { CircleX, Download, Eye, History, Receipt, Upload, User } from '@domizil/ui/icons'
import { Button, saveFile, Skeleton } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { auditAddress } from '../../lib/audit-address.ts'
import { Euro, Moment, NameCell, Status, WholeDay } from '../../lib/cells/cells.tsx'
import styles from './deposit.module.css'
import { describeList } from '../../lib/list/describe-list.tsx'

const canReplace = (status: BookingStatus) =>
  BOOKING_GRAPH.some(({ call, from }) => call === 'updateBookingAttachment' && from.includes(status))

const usersWith = (id: string) => adminListPath('users', { details: id })

/** All bookings. */
export const BOOKING_LIST = describeList(listAdminBookings, 'bookings', {
  keyOf: ({ id }) => id,
  titleOf: ({ flat, tenant }) => `${flat}, ${tenant}`,
  people: { tenantId: 'column.tenant', landlordId: 'column.landlord' },
  columns: [
    {
      id: 'flat',
      width: 236,
      cell: ({ id, flat }) => (
        <NameCell name={flat} below={<FormattedMessage id="cell.number" values={{ id: String(id) }} />} />
      ),
    },
    { id: 'landlord', width: 130, isText: true, isOnCard: true },
    { id: 'tenant', width: 130, isText: true, isOnCard: true },
    {
      id: 'dates',
      width: 190,
      sort: 'startDate',
      isOnCard: true,
      cell: ({ startDate, endDate }) => (
        <>
          <WholeDay day={startDate} /> – <WholeDay day={endDate} />
        </>
      ),
    },
    { id: 'total', width: 124, isKey: true },
    {
      id: 'contractType',
      width: 140,
    },
    { id: 'depositReturn', width: 140 },
    { id: 'lastDay', width: 150 },
    {
      id: 'status',
      width: 176,
      isKey: true,
      cell: ({ status, cancelReason }) => (
        <Status
          code={status}
          word={`bookingStatus.${status}`}
          why={cancelReason && <FormattedMessage id={`cancelReason.${cancelReason}`} />}
        />
      ),
    },
    {
      id: 'expiresAt',
      width: 150,
      cell: ({ expiresAt }) => <Moment at={expiresAt && lastMinute(new Date(expiresAt)).toISOString()} />,
    },
    { id: 'lastActivity', width: 150 },
    { id: 'created', width: 150 },
  ],
  Related: Deposit,
  links: [
    { id: 'openFlat', Icon: Eye, to: ({ flatId }) => flatPath(flatId) },
    { id: 'landlord', Icon: User, to: ({ landlordId }) => usersWith(landlordId) },
    { id: 'tenant', Icon: User, to: ({ tenantId }) => usersWith(tenantId) },
    {
      id: 'invoices',
      Icon: Receipt,
      isPossible: ({ invoice }) => invoice !== null,
      to: ({ invoice }) => adminListPath('invoices', { q: invoice ?? '' }),
    },
    { id: 'audit', Icon: History, to: ({ id }) => auditAddress('BOOKING', id) },
  ],
  actions: [
    {
      id: 'replaceContract',
      Icon: Upload,
      needsPdf: true,
      reason: 'optional',
      isPossible: ({ status, contractType }) => canReplace(status) && contractType !== null,
      run: async (shell, { id }, { file, reason }) => {
        const body = reason ? { reason } : {}
        if (file) await shell.upload(updateBookingAttachment, { params: { id }, body }, file)
      },
    },
    {
      id: 'cancelBooking',
      Icon: CircleX,
      isDangerous: true,
      reason: 'required',
      isPossible: ({ status }) => canCancel(status),
      run: (shell, { id }, { reason = '' }) =>
        shell.send(cancelBooking, { params: { id }, body: { reason } }),
    },
  ],
})

/** The landlord's statement about the deposit of a booking, and the tenant's objection. */
function Deposit({ row: { id, depositReturn } }: { row: AdminBooking }) {
  const isStated = depositReturn !== null && depositReturn !== 'NOT_DUE' && depositReturn !== 'TO_STATE'
  return isStated && <Statement bookingId={id} />
}

function Statement({ bookingId }: { bookingId: number }) {
  const say = useSay()
  const query = useQuery(queryOf(readDepositReturn, { params: { id: bookingId } }))
  if (query.status === 'error' && !query.data) {
    return <LoadFailed query={query} title={say('list.failed')} retry={say('list.retry')} />
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
  const say = useSay()
  const { deductions, objection, statedAt, answeredAt, paidAt, receivedAt } = statement
  const sum = (word: string, cents: number) => (
    <div>
      <dt>{say(word)}</dt>
      <dd>
        <Euro cents value={cents / 100} />
      </dd>
    </div>
  )

  return (
    <section className={styles.deposit} aria-labelledby="deposit-title">
      <h3 id="deposit-title">{say('deposit.title')}</h3>
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
          <h4>{say('deposit.objection')}</h4>
          <blockquote>{objection}</blockquote>
        </>
      )}
      <ul>
        {Object.entries({ statedAt, answeredAt, paidAt, receivedAt }).map(
          ([what, at]) =>
            at && (
              <li key={what}>
                {say(`deposit.${what}`)} <Moment at={at} />
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

function Evidence({ bookingId, fileId, name }: { bookingId: number; fileId: number; name: string }) {
  const shell = useShell()
  const { run } = useCommand()
  const params = { id: bookingId, fileId }
  const handleDownload = () =>
    run(async () => saveFile(await shell.download(downloadStayFile, { params, query: {} }), name))

  return (
    <Button size="small" icon={<Download size={14} />} onClick={() => void handleDownload()}>
      {name}
    </Button>
  )
}
