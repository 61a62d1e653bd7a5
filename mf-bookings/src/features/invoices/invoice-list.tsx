import { downloadCreditNote, downloadInvoice, type Invoice, listInvoices } from '@domizil/api'
import {
  formatDay,
  INVOICE_FILTERS,
  type InvoiceFilter,
  type InvoiceStatus,
  matchesInvoiceFilter,
} from '@domizil/domain'
import { queryOf, useQuery, useSay } from '@domizil/app-kit'
import { Receipt } from '@domizil/ui/icons'
import { EmptyState, PillGroup, Tag, type Tone } from '@domizil/ui/parts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Loaded } from '../../lib/loaded.tsx'
import { DownloadButton } from '../../lib/download-button.tsx'
import styles from './invoices.module.css'
import { euro } from '../../lib/euro.ts'

const TONES: Record<InvoiceStatus, Tone> = { OPEN: 'info', OVERDUE: 'danger', CLOSED: 'ok' }

interface InvoiceListProps {
  /** The flat of the bookings; left out, all of the caller's flats. */
  flatId?: number
}

/** The invoices for a landlord's completed bookings. */
export function InvoiceList({ flatId }: InvoiceListProps) {
  const query = useQuery(queryOf(listInvoices, {}), { isLive: true })

  return (
    <Loaded query={query}>
      {(all) => {
        const invoices = all.filter((invoice) => flatId === undefined || invoice.flatId === flatId)
        return invoices.length > 0 ? <Invoices invoices={invoices} /> : <NoInvoices />
      }}
    </Loaded>
  )
}

function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  const intl = useIntl()
  const say = useSay()
  const [filter, setFilter] = useState<InvoiceFilter>('ALL')
  const matching = (one: InvoiceFilter) => invoices.filter(({ status }) => matchesInvoiceFilter(one, status))
  const visible = matching(filter)
  const toPay = visible.reduce(
    (sum, { status, grossCents }) => sum + (status === 'CLOSED' ? 0 : grossCents),
    0,
  )

  return (
    <>
      <PillGroup
        label={say('filter.label')}
        name="invoice-filter"
        value={filter}
        onChange={setFilter}
        options={INVOICE_FILTERS.map((value) => ({
          value,
          label: say(`invoiceFilter.${value}`),
          count: matching(value).length,
        }))}
      />
      <p role="status" className={styles.count}>
        {say('invoices.count', {
          count: visible.length,
          toPay: euro(intl, toPay),
        })}
      </p>
      <ul className={styles.list}>
        {visible.map((invoice) => (
          <li key={invoice.id}>
            <InvoiceRow invoice={invoice} />
          </li>
        ))}
      </ul>
    </>
  )
}

function NoInvoices() {
  const say = useSay()

  return (
    <EmptyState icon={<Receipt size={28} />} title={say('invoices.none')}>
      {say('invoices.noneHint')}
    </EmptyState>
  )
}

/** An invoice: its subject, amount and due date, and its PDF. */
function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const intl = useIntl()
  const say = useSay()
  const { id, number, status, bookingId, flatAddress, issuedOn, dueOn, paidOn, creditNote } = invoice

  return (
    <article className={styles.row} aria-label={number}>
      <div className={styles.what}>
        <h2 className={styles.number}>
          <span translate="no">{number}</span> <Tag tone={TONES[status]}>{say(statusWordOf(invoice))}</Tag>
        </h2>
        <p className={styles.about}>{say('invoices.about', { id: bookingId, flat: flatAddress })}</p>
      </div>
      <p className={styles.when}>
        {say('invoices.issued', { day: formatDay(issuedOn) })}
        <br />
        {paidOn && <span>{say('invoices.paid', { day: formatDay(paidOn) })}</span>}
        {!paidOn && !creditNote && <span>{say('invoices.due', { day: formatDay(dueOn) })}</span>}
        {creditNote && (
          <>
            {paidOn && <br />}
            {say('invoices.creditedBy', { number: creditNote.number, day: formatDay(creditNote.issuedOn) })}
          </>
        )}
      </p>
      <p className={styles.amount}>
        <b>{euro(intl, invoice.grossCents)}</b>
        <br />
        <span className={styles.about}>
          {say('invoices.parts', { net: euro(intl, invoice.netCents), vat: euro(intl, invoice.vatCents) })}
        </span>
      </p>
      <div className={styles.files}>
        <DownloadButton
          call={downloadInvoice}
          input={{ params: { id } }}
          name={`${number}.pdf`}
          label={say('invoices.download', { number })}
        >
          PDF
        </DownloadButton>
        {creditNote && (
          <DownloadButton
            call={downloadCreditNote}
            input={{ params: { id } }}
            name={`${creditNote.number}.pdf`}
            label={say('invoices.downloadCredit', { number: creditNote.number })}
          >
            {say('invoices.correction')}
          </DownloadButton>
        )}
      </div>
    </article>
  )
}

/** An invoice is settled by a payment or by the credit note that takes it back. */
function statusWordOf({ status, creditNote }: Invoice) {
  return creditNote ? 'invoices.credited' : `invoiceFilter.${status}`
}
