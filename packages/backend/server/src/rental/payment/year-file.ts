import { contractNumber, type Day, type Locale, paymentReference } from '@domizil/domain'
import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import { dayOf } from '../../foundation/kernel/index.ts'
import { bookingsAsOf, invoicesAsOf, type Queries } from '../../foundation/tables/index.ts'

const FLAT_ADDRESS = sql<string>`concat_ws(' ', flat.street, flat.house_number)`

const firstOf = (year: number): Day => `${year}-01-01`

const lastOf = (year: number): Day => `${year}-12-31`

/** A rent, a fee or a credit note of it: one line of a year's file. Money in cents. */
export interface YearEntry {
  kind: 'RENT' | 'FEE' | 'CREDIT'
  /** The day on which it is due, or on which it was issued. */
  day: Day
  /** The reference of the payment, or the number of the invoice. */
  document: string
  booking: string
  flat: string
  tenant: string
  period: { from: Day; to: Day } | null
  /** What is due; of a credit note negative. */
  net: number
  vatPercent: number
  vat: number
  gross: number
  /** When the landlord has received the rent, or paid the fee. */
  settledOn: Day | null
}

/** What an accountant books of a landlord's year, by day. */
export async function listYearEntries(
  db: Queries,
  of: { ownerId: string; year: number },
  now: Date,
): Promise<YearEntry[]> {
  const rents = (await listRentEntries(db, of, now)).map((row): YearEntry => {
    const { period_from: from, period_to: to, amount_cents: amount, received_at: received } = row
    const booking = contractNumber(row.booking_id)
    return {
      kind: 'RENT',
      day: row.due_on,
      document: paymentReference(booking, row.number),
      booking,
      flat: row.flat,
      tenant: row.company_name ?? `${row.given_name} ${row.family_name}`.trim(),
      period: from !== null && to !== null ? { from, to } : null,
      net: amount,
      vatPercent: 0,
      vat: 0,
      gross: amount,
      settledOn: received && dayOf(received),
    }
  })
  const fees = (await listFeeEntries(db, of, now)).map((row): YearEntry => {
    const sign = row.kind === 'CREDIT' ? -1 : 1
    return {
      kind: row.kind,
      day: row.issued_on,
      document: row.number,
      booking: contractNumber(row.booking_id),
      flat: row.flat,
      tenant: '',
      period: null,
      net: sign * row.net_cents,
      vatPercent: row.vat_percent,
      vat: sign * row.vat_cents,
      gross: sign * row.gross_cents,
      settledOn: row.paid_on,
    }
  })

  return [...rents, ...fees].toSorted((one, other) => one.day.localeCompare(other.day))
}

const COLUMNS = {
  de: ['Art', 'Datum', 'Beleg', 'Buchung', 'Wohnung', 'Mieter', 'Zeitraum von', 'Zeitraum bis'],
  en: ['Kind', 'Date', 'Document', 'Booking', 'Flat', 'Tenant', 'Period from', 'Period to'],
  es: ['Tipo', 'Fecha', 'Documento', 'Reserva', 'Piso', 'Inquilino', 'Periodo desde', 'Periodo hasta'],
} as const
const MONEY_COLUMNS = {
  de: ['Einnahme fällig', 'Einnahme erhalten', 'Ausgabe netto', 'USt in %', 'USt', 'Ausgabe brutto'],
  en: ['Income due', 'Income received', 'Expense net', 'VAT in %', 'VAT', 'Expense gross'],
  es: ['Ingreso debido', 'Ingreso cobrado', 'Gasto neto', 'IVA en %', 'IVA', 'Gasto bruto'],
} as const
/** It has no cents. */
const PERCENT_COLUMN = 11
const SETTLED = {
  de: 'Erhalten oder bezahlt am',
  en: 'Received or paid on',
  es: 'Cobrado o pagado el',
} as const
const KINDS = {
  de: { RENT: 'Miete', FEE: 'Servicegebühr', CREDIT: 'Rechnungskorrektur' },
  en: { RENT: 'Rent', FEE: 'Service fee', CREDIT: 'Invoice correction' },
  es: { RENT: 'Alquiler', FEE: 'Tarifa de servicio', CREDIT: 'Factura rectificativa' },
} as const

/** How a country writes a table: spreadsheets there open it without a question. */
const FORMS = {
  de: {
    delimiter: ';',
    point: ',',
    day: (year: string, month: string, day: string) => `${day}.${month}.${year}`,
  },
  en: {
    delimiter: ',',
    point: '.',
    day: (year: string, month: string, day: string) => `${day}/${month}/${year}`,
  },
  es: {
    delimiter: ';',
    point: ',',
    day: (year: string, month: string, day: string) => `${day}/${month}/${year}`,
  },
} as const

/** The entries as CSV in the form of a country, in UTF-8 with its mark. No text is taken for a formula. */
export function writeYearCsv(entries: readonly YearEntry[], locale: Locale): Buffer {
  const { delimiter, point, day } = FORMS[locale]
  const dayText = (one: Day | null) => {
    const [year = '', month = '', date = ''] = one?.split('-') ?? []
    return one === null ? '' : day(year, month, date)
  }
  const money = (cents: number) => cents / 100
  const rows = entries.map((entry) => {
    const { kind, net, vatPercent, vat, gross, settledOn } = entry
    const isRent = kind === 'RENT'
    return [
      KINDS[locale][kind],
      dayText(entry.day),
      entry.document,
      entry.booking,
      entry.flat,
      entry.tenant,
      dayText(entry.period?.from ?? null),
      dayText(entry.period?.to ?? null),
      isRent ? money(gross) : '',
      isRent ? money(settledOn === null ? 0 : gross) : '',
      isRent ? '' : money(net),
      isRent ? '' : vatPercent,
      isRent ? '' : money(vat),
      isRent ? '' : money(gross),
      dayText(settledOn),
    ]
  })
  const numberText = (value: number, column: unknown) =>
    (column === PERCENT_COLUMN ? String(value) : value.toFixed(2)).replace('.', point)
  const text = stringify([[...COLUMNS[locale], ...MONEY_COLUMNS[locale], SETTLED[locale]], ...rows], {
    bom: true,
    delimiter,
    record_delimiter: 'windows',
    escape_formulas: true,
    // No formula, also where it is negative.
    cast: { number: (value, { column }) => ({ value: numberText(value, column), escape_formulas: false }) },
  })
  return Buffer.from(text)
}

interface YearOf {
  ownerId: string
  year: number
}

/** The rents of an owner's signed bookings that are due in a year, each by itself: the same that the sums of the year count. */
async function listRentEntries(db: Queries, { ownerId, year }: YearOf, now: Date) {
  return db
    .selectFrom('booking_payment as payment')
    .innerJoin(bookingsAsOf(now).as('booking'), 'booking.id', 'payment.booking_id')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .innerJoin('app_user as tenant', 'tenant.id', 'booking.tenant_id')
    .select(['payment.booking_id', 'payment.number', 'payment.due_on', 'payment.amount_cents'])
    .select(['payment.period_from', 'payment.period_to', 'payment.received_at'])
    .select(['tenant.given_name', 'tenant.family_name', 'booking.company_name'])
    .select(FLAT_ADDRESS.as('flat'))
    .where('flat.owner_id', '=', ownerId)
    .where('booking.status', '=', 'BOOKING_COMPLETED')
    .where('payment.kind', '=', 'RENT')
    .where('payment.due_on', '>=', firstOf(year))
    .where('payment.due_on', '<=', lastOf(year))
    .orderBy('payment.due_on')
    .orderBy('payment.booking_id')
    .orderBy('payment.number')
    .execute()
}

/** The invoices of a year that charge a recipient, and the credit notes of the year that take some back. */
async function listFeeEntries(db: Queries, { ownerId, year }: YearOf, now: Date) {
  const invoices = db
    .selectFrom(invoicesAsOf(now).as('invoice'))
    .innerJoin('booking', 'booking.id', 'invoice.booking_id')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select(['invoice.booking_id', 'invoice.net_cents', 'invoice.vat_percent', 'invoice.vat_cents'])
    .select(['invoice.gross_cents', FLAT_ADDRESS.as('flat')])
    .where('invoice.recipient_id', '=', ownerId)
  const issued = await invoices
    .select(['invoice.number', 'invoice.issued_on', 'invoice.paid_on'])
    .where('invoice.issued_on', '>=', firstOf(year))
    .where('invoice.issued_on', '<=', lastOf(year))
    .orderBy('invoice.number')
    .execute()
  const credited = await invoices
    .innerJoin('credit_note', 'credit_note.invoice_id', 'invoice.id')
    .select(['credit_note.number', 'credit_note.issued_on'])
    .where('credit_note.issued_on', '>=', firstOf(year))
    .where('credit_note.issued_on', '<=', lastOf(year))
    .orderBy('credit_note.number')
    .execute()

  return [
    ...issued.map((row) => ({ ...row, kind: 'FEE' as const })),
    ...credited.map((row) => ({ ...row, kind: 'CREDIT' as const, paid_on: null })),
  ]
}
