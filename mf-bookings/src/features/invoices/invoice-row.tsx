import { downloadCreditNote, downloadInvoice, type Invoice } from '@domizil/api'
import { formatDay, type InvoiceStatus } from '@domizil/domain'
import { Tag, type Tone } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { DownloadButton } from '../../lib/download-button.tsx'
import { euro } from '../../lib/euro.ts'
import styles from './invoices.module.css'

const TONES: Record<InvoiceStatus, Tone> = { OPEN: 'info', OVERDUE: 'danger', CLOSED: 'ok' }

/** An invoice: its subject, amount and due date, and its PDF. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const intl = useIntl()
  const { id, number, status, bookingId, flatAddress, issuedOn, dueOn, paidOn, creditNote } = invoice

  return (
    <article className={styles.row} aria-label={number}>
      <div className={styles.what}>
        <h2 className={styles.number}>
          <span translate="no">{number}</span>{' '}
          <Tag tone={TONES[status]}>
            <FormattedMessage id={statusWordOf(invoice)} />
          </Tag>
        </h2>
        <p className={styles.about}>
          <FormattedMessage id="invoices.about" values={{ id: bookingId, flat: flatAddress }} />
        </p>
      </div>
      <p className={styles.when}>
        <FormattedMessage id="invoices.issued" values={{ day: formatDay(issuedOn) }} />
        <br />
        {paidOn && <FormattedMessage tagName="span" id="invoices.paid" values={{ day: formatDay(paidOn) }} />}
        {!paidOn && !creditNote && (
          <FormattedMessage tagName="span" id="invoices.due" values={{ day: formatDay(dueOn) }} />
        )}
        {creditNote && (
          <>
            {paidOn && <br />}
            <FormattedMessage
              id="invoices.creditedBy"
              values={{ number: creditNote.number, day: formatDay(creditNote.issuedOn) }}
            />
          </>
        )}
      </p>
      <p className={styles.amount}>
        <b>{euro(intl, invoice.grossCents)}</b>
        <br />
        <span className={styles.about}>
          <FormattedMessage
            id="invoices.parts"
            values={{ net: euro(intl, invoice.netCents), vat: euro(intl, invoice.vatCents) }}
          />
        </span>
      </p>
      <div className={styles.files}>
        <DownloadButton
          call={downloadInvoice}
          input={{ params: { id } }}
          name={`${number}.pdf`}
          label={intl.formatMessage({ id: 'invoices.download' }, { number })}
        >
          PDF
        </DownloadButton>
        {creditNote && (
          <DownloadButton
            call={downloadCreditNote}
            input={{ params: { id } }}
            name={`${creditNote.number}.pdf`}
            label={intl.formatMessage({ id: 'invoices.downloadCredit' }, { number: creditNote.number })}
          >
            <FormattedMessage id="invoices.correction" />
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
