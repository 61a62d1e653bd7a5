// proves D12.2
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addDays, addMonths } from '../days/day.ts'
import { type Payment, paymentPlan } from './payment-plan.ts'
import { changePlan, type KnownPayment } from './plan-change.ts'
import { rentTerms } from './rent.ts'

const PRICE = { pricePerMonth: 1200, deposit: 2400 }
const termsOf = (from: string, to: string, price = PRICE) => ({
  ...rentTerms({ from, to }, price),
  stay: { from, to },
  isGerman: true,
})
const marking = (payments: readonly Payment[], numbers: readonly number[]): KnownPayment[] =>
  payments.map((payment) => ({ ...payment, isMarked: numbers.includes(payment.number) }))
const change = ([from, to]: [string, string], newEnd: string, marked: number[] = [], today = from) =>
  changePlan(marking(paymentPlan(termsOf(from, to)), marked), termsOf(from, newEnd), today)
const rents = (payments: readonly Payment[]) =>
  payments
    .filter(({ kind }) => kind === 'RENT')
    .map(({ number, dueOn, amountCents, period }) => [number, dueOn, amountCents, period?.to])

test('a longer stay adds payments with the next numbers', () => {
  const { payments, refundCents } = change(['2027-04-01', '2027-05-31'], '2027-07-15')

  expect(rents(payments)).toEqual([
    [2, '2027-04-05', 120_000, '2027-04-30'],
    [4, '2027-05-05', 120_000, '2027-05-31'],
    [5, '2027-06-03', 120_000, '2027-06-30'],
    [6, '2027-07-05', 60_000, '2027-07-15'],
  ])
  expect(refundCents).toBe(0)
})

test('if the last month was partly paid, the rest becomes a payment due today or later', () => {
  const { payments } = change(['2027-04-15', '2027-06-14'], '2027-06-30', [5], '2027-06-10')

  expect(rents(payments).slice(-2)).toEqual([
    [5, '2027-06-03', 56_000, '2027-06-14'],
    [6, '2027-06-10', 64_000, '2027-06-30'],
  ])
})

test('a shorter stay removes payments and shortens the last one', () => {
  const { payments } = change(['2027-04-01', '2027-07-31'], '2027-06-15')

  expect(rents(payments).map(([, , cents, to]) => [cents, to])).toEqual([
    [120_000, '2027-04-30'],
    [120_000, '2027-05-31'],
    [60_000, '2027-06-15'],
  ])
})

test('money paid for removed days is refunded', () => {
  const { payments, refundCents } = change(['2027-04-01', '2027-05-31'], '2027-05-10', [2, 4], '2027-05-09')

  expect(rents(payments)).toEqual([
    [2, '2027-04-05', 120_000, '2027-04-30'],
    [4, '2027-05-05', 40_000, '2027-05-10'],
  ])
  expect(refundCents).toBe(80_000)
})

test('an instalment of the deposit is due by the new last day, and a paid one is kept', () => {
  const { payments } = change(['2027-04-01', '2027-07-31'], '2027-04-30', [1])

  expect(payments.filter(({ kind }) => kind === 'DEPOSIT').map(({ dueOn }) => dueOn)).toEqual([
    '2027-04-01',
    '2027-04-30',
    '2027-04-30',
  ])
})

test('for any marked payments the rents add up to the new total, and no marked payment is lost', () => {
  const days = fc.integer({ min: 31, max: 700 })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      days,
      days,
      fc.integer({ min: 100, max: 20_000 }),
      fc.array(fc.integer({ min: 1, max: 30 })),
      (offset, length, newLength, pricePerMonth, marked) => {
        const from = addDays('2027-01-01', offset)
        const price = { pricePerMonth, deposit: 2400 }
        const before = marking(paymentPlan(termsOf(from, addDays(from, length), price)), marked)
        const terms = termsOf(from, addDays(from, newLength), price)
        const { payments, refundCents } = changePlan(before, terms, addMonths(from, 1))
        const sum = (all: readonly Payment[], kind: string) =>
          all.filter((one) => one.kind === kind).reduce((cents, { amountCents }) => cents + amountCents, 0)
        const markedNow = payments.filter(({ number }) =>
          before.some((one) => one.number === number && one.isMarked),
        )
        const markedBefore = before.filter(({ isMarked }) => isMarked)

        expect(sum(payments, 'RENT')).toBe(terms.totalRent * 100)
        expect(sum(payments, 'DEPOSIT')).toBe(240_000)
        expect(sum(markedNow, 'RENT') + refundCents).toBe(sum(markedBefore, 'RENT'))
        expect(new Set(payments.map(({ number }) => number)).size).toBe(payments.length)
        expect(
          payments.every(
            ({ amountCents, period }) => amountCents > 0 && (!period || period.from <= period.to),
          ),
        ).toBe(true)
      },
    ),
  )
})
