import { createHash } from 'node:crypto'
import {
  DEFAULT_LOCALE,
  invoiceAmounts,
  invoiceDueOn,
  invoiceNumber,
  isLocale,
  type Locale,
  yearOf,
} from '@domizil/domain'
import { chooseBookingsPath } from '@domizil/links'
import { countryName, dayOf, type Site } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { type Attachment, orderMails } from '../../infrastructure/mail/index.ts'
import { INVOICE_FILE } from './invoice-attachments.ts'
import { refuse } from './invoice-refusals.ts'
import {
  type Charged,
  findCharged,
  insertInvoice,
  insertInvoiceFile,
  nextSequence,
} from './invoice-repository.ts'
import { invoiceIssued } from './mails.ts'
import { vatOf, type VatOutcome, type VatQuestion } from './vat-of.ts'
import { writeInvoice } from './write-invoice.ts'

/** What a mail says of an invoice, and the document. */
interface InvoiceMail {
  to: string
  values: { number: string; due: string; gross: number; vat?: number; invoice: Attachment }
}

/** What is charged: the rent of a booking, or the part that a change of its last day adds. */
interface Charge {
  bookingId: number
  /** In whole euros; the whole rent of the booking if it is not said. */
  totalRent?: number
  /** As it was agreed; today's if it is not said. */
  servicePercent?: number
  /** The proposal of another last day that it follows from. */
  proposal?: number
}

/** Where a landlord finds invoices and credit notes. */
export const INVOICES_PATH = chooseBookingsPath({ tab: 'invoices' })

/** Charges the landlord as `chargeLandlord` does, and mails the invoice. */
export async function issueInvoice(
  trx: Queries,
  charge: Charge,
  site: Pick<Site, 'company' | 'fees'>,
  now: Date,
): Promise<void> {
  const invoice = await chargeLandlord(trx, charge, site, now)
  if (!invoice) return
  const { proposal, totalRent } = charge
  const added = proposal && totalRent ? { added: totalRent * 100 } : {}
  const order = invoiceIssued.order({
    ...invoice,
    values: { ...invoice.values, ...added },
    about: charge.bookingId,
    path: INVOICES_PATH,
  })
  await orderMails(trx, [order], now)
}

/**
 * Charges the landlord for a completed booking, in the transaction that completes it, and resolves with what a mail says
 * of the invoice. Where nothing is charged nothing is issued.
 *
 * @throws {DomainError} RECIPIENT_GONE (409) once the account is deleted: an invoice names its recipient. What
 * `electronicOf` throws.
 */
export async function chargeLandlord(
  trx: Queries,
  { bookingId, totalRent, servicePercent, proposal = 0 }: Charge,
  { company, fees }: Pick<Site, 'company' | 'fees'>,
  now: Date,
): Promise<InvoiceMail | undefined> {
  const charged = await findCharged(trx, bookingId)
  const total_rent = totalRent ?? charged.total_rent
  const service_percent = servicePercent ?? fees.servicePercent
  if (charged.deleted_at !== null) throw refuse('RECIPIENT_GONE')
  const vat = vatOf(vatQuestionOf(charged, company), {
    percent: fees.vatPercent,
    reading: fees.vatReading,
    locale: localeOf(charged),
  })
  const { netCents, vatCents, grossCents } = invoiceAmounts(total_rent, {
    servicePercent: service_percent,
    vatPercent: vat.percent,
  })
  if (grossCents === 0) return undefined

  const issuedOn = dayOf(now)
  const year = yearOf(issuedOn)

  const invoice = await insertInvoice(trx, {
    // The number comes last of all that may fail: it is locked until the transaction ends.
    number: invoiceNumber(year, await nextSequence(trx, year)),
    booking_id: bookingId,
    proposal,
    ...recipientOf(charged, company),
    issuer_name: company.name,
    issuer_address: `${company.street}, ${company.city}`,
    issuer_vat_id: company.vatId,
    flat_address: `${charged.street} ${charged.house_number}, ${charged.postcode} ${charged.city}`,
    issued_on: issuedOn,
    due_on: invoiceDueOn(issuedOn),
    total_rent,
    service_percent,
    vat_percent: vat.percent,
    ...electronicOf(charged, company, vat),
    net_cents: netCents,
    vat_cents: vatCents,
    gross_cents: grossCents,
    created_at: now,
  })

  const content = await writeInvoice({ ...invoice, status: 'OPEN', is_due: false })
  await insertInvoiceFile(trx, invoice.id, { sha256: sha256Of(content), content })

  const { number, due_on: due } = invoice
  return {
    to: charged.owner_id,
    values: {
      number,
      due,
      gross: grossCents,
      ...(vatCents > 0 && { vat: vatCents }),
      invoice: { name: `${number}.pdf`, from: INVOICE_FILE, id: invoice.id, bytes: content.length },
    },
  }
}

/** An address abroad ends with its country in the language of the invoice, one at home with the city. */
function recipientOf(charged: Charged, { country: home }: Site['company']) {
  const person = `${charged.given_name} ${charged.family_name}`.trim()
  const place = [charged.billing_postcode, charged.billing_city].filter(Boolean).join(' ')
  const locale = localeOf(charged)
  const code = charged.billing_country_code
  const parts = [charged.billing_street, place, code && code !== home && countryName(code, locale)]

  return {
    recipient_id: charged.owner_id,
    recipient_name: (charged.is_commercial && charged.company_name) || person,
    recipient_address: parts.filter(Boolean).join(', '),
    recipient_vat_id: charged.is_commercial ? charged.vat_id : null,
    locale,
  }
}

const LOCALE_OF_COUNTRY: Readonly<Record<string, Locale>> = { DE: 'de', AT: 'de', CH: 'de', ES: 'es' }

/** The recipient's language; of those who have not chosen one, that of the address. */
function localeOf({ locale, billing_country_code: country }: Charged): Locale {
  if (isLocale(locale)) return locale
  return LOCALE_OF_COUNTRY[country ?? ''] ?? DEFAULT_LOCALE
}

/**
 * The columns that § 14 UStG and an electronic invoice want besides.
 *
 * @throws {DomainError} BILLING_ADDRESS_MISSING (409): an invoice names the whole address of its recipient.
 */
function electronicOf(charged: Charged, company: Site['company'], vat: VatOutcome) {
  const { billing_street: street, billing_postcode: postcode, billing_city: city } = charged
  const country = charged.billing_country_code
  if (!street || !postcode || !city || !country) throw refuse('BILLING_ADDRESS_MISSING')
  const place = placeOf(company.city)

  return {
    issuer_street: company.street,
    issuer_postcode: place.postcode,
    issuer_city: place.city,
    issuer_country_code: company.country,
    issuer_email: company.email,
    issuer_phone: company.phone,
    issuer_tax_number: company.taxNumber,
    issuer_representative: company.representative,
    issuer_register_court: company.registerCourt,
    issuer_register_number: company.registerNumber,
    issuer_iban: company.iban,
    issuer_bic: company.bic,
    recipient_street: street,
    recipient_postcode: postcode,
    recipient_city: city,
    recipient_country_code: country,
    recipient_email: charged.email,
    vat_category: vat.category,
    vat_reason: vat.reason,
  }
}

/** What the tax on a fee follows from. */
function vatQuestionOf(charged: Charged, { taxNumber }: Site['company']): VatQuestion {
  return {
    flatCountry: charged.country_code,
    buyerCountry: charged.billing_country_code ?? charged.country_code,
    isBusiness: charged.is_commercial,
    vatId: charged.vat_id,
    hasTaxNumber: taxNumber !== null,
  }
}

/** `10115 Berlin` in its two parts: the configuration begins with the postcode. */
function placeOf(text: string): { postcode: string; city: string } {
  const [postcode = '', ...city] = text.trim().split(/\s+/)
  return { postcode, city: city.join(' ') }
}

/** The fingerprint of a file, in hexadecimal digits. */
export function sha256Of(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
