import {
  type AdminInvoice,
  closeInvoice,
  creditInvoice,
  downloadCreditNote,
  downloadInvoice,
  listAdminInvoices,
} from '@domizil/api'
import { formatDay } from '@domizil/domain'
import { Link } from '@domizil/app-kit/router'
import { adminListPath } from '@domizil/links'
import { CalendarCheck, CircleCheck, Download, History, RotateCcw, Undo2 } from '@domizil/ui/icons'
import { saveFile } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { auditAddress } from '../../lib/audit-address.ts'
import { bookingAddress } from '../../lib/booking-address.ts'
import { NameCell, Status } from '../../lib/cells/cells.tsx'
import cells from '../../lib/cells/cells.module.css'
import type { RowAction } from '../../lib/list/list-description.ts'
import { describeList } from '../../lib/list/describe-list.tsx'

const correction = (
  reissue: boolean,
): Partial<RowAction<AdminInvoice>> & Pick<RowAction<AdminInvoice>, 'isPossible' | 'run'> => ({
  isDangerous: true,
  reason: 'required',
  isPossible: ({ creditNote }) => creditNote === null,
  run: (shell, { id }, { reason = '' }) =>
    shell.send(creditInvoice, { params: { id }, body: { reason, reissue } }),
})

/** A wrong invoice is never changed: a credit note takes it back, and a right one may follow. */
const CORRECTIONS: readonly RowAction<AdminInvoice>[] = [
  {
    id: 'downloadCreditNote',
    Icon: Download,
    isHarmless: true,
    isPossible: ({ creditNote }) => creditNote !== null,
    run: async (shell, { id, creditNote }) =>
      saveFile(await shell.download(downloadCreditNote, { params: { id } }), `${creditNote}.pdf`),
  },
  { id: 'reissueInvoice', Icon: RotateCcw, ...correction(true) },
  { id: 'creditInvoice', Icon: Undo2, ...correction(false) },
]

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
