import { closeInvoice, downloadInvoice, listAdminInvoices } from '@domizil/api'
import { formatDay } from '@domizil/domain'
import { Link } from '@domizil/app-kit/router'
import { adminListPath } from '@domizil/links'
import { CalendarCheck, CircleCheck, Download, History } from '@domizil/ui/icons'
import { saveFile } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { auditAddress } from '../../lib/audit-address.ts'
import { bookingAddress } from '../../lib/booking-address.ts'
import { NameCell, Status } from '../../lib/cells/cells.tsx'
import cells from '../../lib/cells/cells.module.css'
import { CORRECTIONS } from './corrections.ts'
import { describeList } from '../../lib/list/describe-list.tsx'

/** All invoices to landlords. */
export const INVOICE_LIST = describeList(listAdminInvoices, 'invoices', {
  keyOf: ({ id }) => id,
  titleOf: ({ number }) => number,
  people: { recipientId: 'column.recipient' },
  columns: [
    {
      id: 'number',
      width: 150,
      cell: ({ number }) => <NameCell name={<span className={cells.code}>{number}</span>} />,
    },
    {
      id: 'recipient',
      width: 160,
      isText: true,
      isOnCard: true,
      cell: ({ recipient, recipientId }) => (
        <Link to={adminListPath('users', { details: recipientId })}>{recipient}</Link>
      ),
    },
    { id: 'due', width: 110 },
    { id: 'issued', width: 110 },
    {
      id: 'booking',
      width: 96,
      isNumber: true,
      cell: ({ booking }) => <Link to={bookingAddress(booking)}>{booking}</Link>,
    },
    { id: 'paid', width: 110 },
    { id: 'net', width: 104 },
    { id: 'vat', width: 96 },
    {
      id: 'gross',
      width: 110,
      isKey: true,
    },
    {
      id: 'status',
      width: 132,
      isKey: true,
      cell: ({ status, creditNote, due }) => (
        <Status
          code={status}
          word={creditNote ? 'invoiceStatus.credited' : `invoiceStatus.${status}`}
          why={
            creditNote ??
            (status !== 'CLOSED' && <FormattedMessage id="invoices.dueOn" values={{ day: formatDay(due) }} />)
          }
        />
      ),
    },
  ],
  links: [
    {
      id: 'booking',
      Icon: CalendarCheck,
      to: ({ booking }) => bookingAddress(booking),
    },
    { id: 'audit', Icon: History, to: ({ id }) => auditAddress('INVOICE', id) },
  ],
  actions: [
    {
      id: 'downloadInvoice',
      Icon: Download,
      isHarmless: true,
      isPossible: () => true,
      run: async (shell, { id, number }) =>
        saveFile(await shell.download(downloadInvoice, { params: { id } }), `${number}.pdf`),
    },
    ...CORRECTIONS,
    {
      id: 'closeInvoice',
      Icon: CircleCheck,
      reason: 'optional',
      isForMany: true,
      isNext: true,
      isPossible: ({ status }) => status !== 'CLOSED',
      run: (shell, { id }, { reason }) =>
        shell.send(closeInvoice, { params: { id }, body: { ...(reason && { reason }) } }),
    },
  ],
})
