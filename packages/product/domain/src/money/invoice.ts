import { addDays, type Day } from '../days/day.ts'
import type { InvoiceFilter, InvoiceStatus } from '../statuses.ts'

/** The payment period of an invoice, in days. */
export const INVOICE_DUE_DAYS = 14

/** The amounts of an invoice, in cents. */
export interface InvoiceAmounts {
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
}

/** The service fee as a percentage of the total rent in whole euros, and the VAT on it, each rounded to the cent. */
export function invoiceAmounts(
  totalRent: number,
  { servicePercent, vatPercent }: { servicePercent: number; vatPercent: number },
): InvoiceAmounts {
  // Euros × percent are cents.
  const netCents = roundedCents(totalRent * servicePercent)
  const vatCents = roundedCents((netCents * vatPercent) / 100)

  return { netCents, vatCents, grossCents: netCents + vatCents }
}

/** Commercial rounding: 50 × 1.15 is 57.5, although the product of doubles is 57.49999999999999. */
function roundedCents(cents: number): number {
  return Math.round(Number(cents.toFixed(6)))
}

/** The number of an invoice, counted from 1 in each year: `RE-2027-000001`. */
export function invoiceNumber(year: number, sequence: number): string {
  return `RE-${year}-${String(sequence).padStart(6, '0')}`
}

/** The number of a credit note, counted from 1 in each year: `GS-2027-000001`. */
export function creditNoteNumber(year: number, sequence: number): string {
  return `GS-${year}-${String(sequence).padStart(6, '0')}`
}

/** The last day to pay. After it an open invoice is overdue. */
export function invoiceDueOn(issuedOn: Day): Day {
  return addDays(issuedOn, INVOICE_DUE_DAYS)
}

/** Whether a filtered list includes invoices of that status. */
export function matchesInvoiceFilter(filter: InvoiceFilter, status: InvoiceStatus): boolean {
  return filter === 'ALL' || filter === status
}
