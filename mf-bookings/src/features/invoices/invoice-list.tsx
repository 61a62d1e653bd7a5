import { type Invoice, listInvoices } from '@domizil/api'
import { INVOICE_FILTERS, type InvoiceFilter, matchesInvoiceFilter } from '@domizil/domain'
import { queryOf, useQuery } from '@domizil/app-kit'
import { Receipt } from '@domizil/ui/icons'
import { EmptyState, PillGroup } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Loaded } from '../../lib/loaded.tsx'
import { InvoiceRow } from './invoice-row.tsx'
import { euro } from '../../lib/euro.ts'
import styles from './invoices.module.css'

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
        label={intl.formatMessage({ id: 'filter.label' })}
        name="invoice-filter"
        value={filter}
        onChange={setFilter}
        options={INVOICE_FILTERS.map((value) => ({
          value,
          label: <FormattedMessage id={`invoiceFilter.${value}`} />,
          count: matching(value).length,
        }))}
      />
      <p role="status" className={styles.count}>
        <FormattedMessage
          id="invoices.count"
          values={{
            count: visible.length,
            toPay: euro(intl, toPay),
          }}
        />
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
  return (
    <EmptyState icon={<Receipt size={28} />} title={<FormattedMessage id="invoices.none" />}>
      <FormattedMessage id="invoices.noneHint" />
    </EmptyState>
  )
}
