// proves 3.22, 5.8
import { expect, test } from '@jest/globals'
import { MAX_STAY_MONTHS } from '../booking/booking-request.ts'
import {
  creditNoteNumber,
  invoiceAmounts,
  invoiceDueOn,
  invoiceNumber,
  matchesInvoiceFilter,
} from './invoice.ts'
import { DEPOSIT_LIMITS, RENT_LIMITS } from '../limits.ts'
import { lastDayOfMonths } from '../days/period.ts'
import { rentTerms } from './rent.ts'
import { INVOICE_FILTERS, INVOICE_STATUSES } from '../statuses.ts'

test('the fee is a percentage of the rent plus VAT, exact to the cent', () => {
  const fees = { servicePercent: 10, vatPercent: 19 }

  expect(invoiceAmounts(2400, fees)).toEqual({ netCents: 24_000, vatCents: 4_560, grossCents: 28_560 })
  expect(invoiceAmounts(1233, fees)).toEqual({ netCents: 12_330, vatCents: 2_343, grossCents: 14_673 })
  expect(invoiceAmounts(1233, { servicePercent: 7.5, vatPercent: 0 })).toEqual({
    netCents: 9_248,
    vatCents: 0,
    grossCents: 9_248,
  })
})

test('the fee may be 0 or 100 percent of the rent', () => {
  const amounts = (servicePercent: number) => invoiceAmounts(1233, { servicePercent, vatPercent: 19 })

  expect(amounts(0)).toEqual({ netCents: 0, vatCents: 0, grossCents: 0 })
  expect(amounts(100)).toEqual({ netCents: 123_300, vatCents: 23_427, grossCents: 146_727 })
})

test('half a cent is rounded up, despite floating-point errors', () => {
  const amounts = invoiceAmounts(50, { servicePercent: 1.15, vatPercent: 19 })

  expect(amounts).toEqual({ netCents: 58, vatCents: 11, grossCents: 69 })
})

test('the largest possible fee is exact and fits into a 32-bit integer', () => {
  const { totalRent } = rentTerms(
    { from: '2027-08-31', to: lastDayOfMonths('2027-08-31', MAX_STAY_MONTHS) },
    { pricePerMonth: RENT_LIMITS.max, deposit: DEPOSIT_LIMITS.max },
  )

  const { grossCents } = invoiceAmounts(totalRent, { servicePercent: 100, vatPercent: 100 })

  expect(grossCents).toBe(24 * 20_000 * 100 * 2)
  expect(grossCents).toBeLessThan(2 ** 31)
})

test('invoice numbers have at least six digits', () => {
  expect(invoiceNumber(2027, 1)).toBe('RE-2027-000001')
  expect(invoiceNumber(2028, 1_234_567)).toBe('RE-2028-1234567')
})

test('an invoice is due fourteen days after its date, also across a new year', () => {
  expect(invoiceDueOn('2027-12-20')).toBe('2028-01-03')
})

test('the filter ALL matches every invoice, every other filter one status', () => {
  const shown = INVOICE_FILTERS.map((filter) => [
    filter,
    INVOICE_STATUSES.filter((status) => matchesInvoiceFilter(filter, status)),
  ])

  expect(shown).toEqual([
    ['ALL', ['OPEN', 'OVERDUE', 'CLOSED']],
    ['OPEN', ['OPEN']],
    ['OVERDUE', ['OVERDUE']],
    ['CLOSED', ['CLOSED']],
  ])
})

test('credit notes are numbered per year, with their own prefix', () => {
  expect([creditNoteNumber(2027, 1), creditNoteNumber(2028, 123_456)]).toEqual([
    'GS-2027-000001',
    'GS-2028-123456',
  ])
})
