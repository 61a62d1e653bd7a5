import {
  DEFAULT_LOCALE,
  invoiceAmounts,
  invoiceDueOn,
  invoiceNumber,
  isLocale,
  yearOf,
} from '@domizil/domain'
import { invoiceMails } from './invoice-mails.ts'
import { dayOf, type Site } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { findCharged, insertInvoice, nextSequence } from './invoice-repository.ts'

type Charged = Awaited<ReturnType<typeof findCharged>>

/** Charges the landlord for a completed booking, in the transaction that completes it. Where nothing is charged nothing is issued. */
export async function issueInvoice(
  trx: Queries,
  bookingId: number,
  { company, fees }: Pick<Site, 'company' | 'fees'>,
  now: Date,
): Promise<void> {
  const charged = await findCharged(trx, bookingId)
  const { netCents, vatCents, grossCents } = invoiceAmounts(charged.total_rent, fees)
  if (grossCents === 0) return

  const issuedOn = dayOf(now)
  const year = yearOf(issuedOn)

  const invoice = await insertInvoice(trx, {
    // The number comes last of all that may fail: it is locked until the transaction ends.
    number: invoiceNumber(year, await nextSequence(trx, year)),
    booking_id: bookingId,
    ...recipientOf(charged),
    issuer_name: company.name,
    issuer_address: `${company.street}, ${company.city}`,
    issuer_vat_id: company.vatId,
    flat_address: `${charged.street} ${charged.house_number}, ${charged.postcode} ${charged.city}`,
    issued_on: issuedOn,
    due_on: invoiceDueOn(issuedOn),
    total_rent: charged.total_rent,
    service_percent: fees.servicePercent,
    vat_percent: fees.vatPercent,
    net_cents: netCents,
    vat_cents: vatCents,
    gross_cents: grossCents,
    created_at: now,
  })

  const { number, due_on: due } = invoice
  const values = { number, due, gross: grossCents, ...(vatCents > 0 && { vat: vatCents }) }
  await invoiceMails.order(trx, [{ mail: 'INVOICE_ISSUED', to: charged.owner_id, bookingId, values }], now)
}

function recipientOf(charged: Charged) {
  const person = `${charged.given_name} ${charged.family_name}`.trim()
  const place = [charged.billing_postcode, charged.billing_city].filter(Boolean).join(' ')
  const parts = [charged.billing_street, place, charged.billing_country_code]

  return {
    recipient_id: charged.owner_id,
    recipient_name: (charged.is_commercial && charged.company_name) || person,
    recipient_address: parts.filter(Boolean).join(', '),
    recipient_vat_id: charged.is_commercial ? charged.vat_id : null,
    locale: isLocale(charged.locale) ? charged.locale : DEFAULT_LOCALE,
  }
}
