import { cancelBooking, listAdminBookings, updateBookingAttachment } from '@domizil/api'
import { BOOKING_GRAPH, type BookingStatus, canCancel, lastMinute } from '@domizil/domain'
import { adminListPath, flatPath } from '@domizil/links'
import { CircleX, Eye, History, Receipt, Upload, User } from '@domizil/ui/icons'
import { FormattedMessage } from 'react-intl'
import { auditAddress } from '../../lib/audit-address.ts'
import { Deposit } from './deposit.tsx'
import { Moment, NameCell, Status, WholeDay } from '../../lib/cells/cells.tsx'
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
      reason: 'optional',
      isPossible: ({ status }) => canCancel(status),
      run: (shell, { id }, { reason }) =>
        shell.send(cancelBooking, { params: { id }, body: { ...(reason && { reason }) } }),
    },
  ],
})
