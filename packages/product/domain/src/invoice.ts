import { addDays, type Day } from './day.ts'
import type { InvoiceFilter, InvoiceStatus } from './statuses.ts'

/** How many days an invoice may take to be paid. */
export const INVOICE_DUE_DAYS = 14

/** What an invoice asks for, in cents. */
export interface InvoiceAmounts {
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
}

/** The service fee as a share of the total rent in whole euro, and the VAT on it, each rounded to the cent. */
export function invoiceAmounts(
  totalRent: number,
  { servicePercent, vatPercent }: { servicePercent: number; vatPercent: number },
): InvoiceAmounts {
  // Euro × percent are cents already.
  const netCents = roundedCents(totalRent * servicePercent)
  const vatCents = roundedCents((netCents * vatPercent) / 100)

  return { netCents, vatCents, grossCents: netCents + vatCents }
}

/** Rounded as on paper: 50 × 1.15 is 57.5, although a product of doubles is 57.49999999999999. */
function roundedCents(cents: number): number {
  return Math.round(Number(cents.toFixed(6)))
}

/** The number of an invoice, counted from 1 in each year: `RE-2027-000001`. */
export function invoiceNumber(year: number, sequence: number): string {
  return `RE-${year}-${String(sequence).padStart(6, '0')}`
}

/** The last day to pay. From the next day on an open invoice is overdue. */
export function invoiceDueOn(issuedOn: Day): Day {
  return addDays(issuedOn, INVOICE_DUE_DAYS)
}

/** Whether a list narrowed by the filter shows an invoice of that status. */
export function matchesInvoiceFilter(filter: InvoiceFilter, status: InvoiceStatus): boolean {
  return filter === 'ALL' || filter === status
}
