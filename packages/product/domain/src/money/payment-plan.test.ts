// proves 11.7, 16.11, D10.6, 21.80
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addDays, type Day } from '../days/day.ts'
import { nextPayments, type PlanTerms, paymentPlan, paymentReference, paymentState } from './payment-plan.ts'
import type { Period } from '../days/period.ts'
import { rentTerms } from './rent.ts'

const PRICE = { pricePerMonth: 1200, deposit: 2400 }

function planOf(stay: Period, change: Partial<PlanTerms & typeof PRICE> = {}) {
  const price = { ...PRICE, ...change }
  return paymentPlan({ ...rentTerms(stay, price), stay, isGerman: true, ...change })
}

const brief = (plan: ReturnType<typeof planOf>) =>
  plan.map(({ number, kind, dueOn, amountCents }) => [number, kind, dueOn, amountCents])

test('each full calendar month costs the monthly price, due on the third working day', () => {
  const rents = planOf({ from: '2027-04-01', to: '2027-06-30' }, { deposit: 0 })

  expect(brief(rents)).toEqual([
    [1, 'RENT', '2027-04-05', 120_000],
    [2, 'RENT', '2027-05-05', 120_000],
    [3, 'RENT', '2027-06-03', 120_000],
  ])
})

test('days cost a thirtieth of the price each, and the last payment completes the agreed total', () => {
  const rents = planOf({ from: '2027-03-15', to: '2027-06-14' }, { deposit: 0 })

  expect(rents.map(({ amountCents, period }) => [amountCents, period])).toEqual([
    [68_000, { from: '2027-03-15', to: '2027-03-31' }],
    [120_000, { from: '2027-04-01', to: '2027-04-30' }],
    [120_000, { from: '2027-05-01', to: '2027-05-31' }],
    [52_000, { from: '2027-06-01', to: '2027-06-14' }],
  ])
})

test('a full February costs a full month', () => {
  const rents = planOf({ from: '2027-02-01', to: '2027-04-30' }, { deposit: 0 })

  expect(rents.map(({ amountCents }) => amountCents)).toEqual([120_000, 120_000, 120_000])
})

test('days of a partial February cost a thirtieth each', () => {
  const [first] = planOf({ from: '2027-02-02', to: '2027-04-30' }, { deposit: 0 })
  const last = planOf({ from: '2026-12-01', to: '2027-02-27' }, { deposit: 0 }).at(-1)

  expect([first?.amountCents, last?.amountCents]).toEqual([108_000, 108_000])
})

test('a stay ending on the first of a month pays that one day', () => {
  const rents = planOf({ from: '2027-04-01', to: '2027-06-01' }, { deposit: 0 })

  expect(rents.map(({ amountCents, period }) => [amountCents, period?.from, period?.to])).toEqual([
    [120_000, '2027-04-01', '2027-04-30'],
    [120_000, '2027-05-01', '2027-05-31'],
    [4_000, '2027-06-01', '2027-06-01'],
  ])
})

test.each([
  ['from the 31st', { from: '2027-05-31', to: '2027-08-30' }, '2027-05-31', '2027-06-03'],
  ['from the 28th, a Friday', { from: '2027-05-28', to: '2027-08-27' }, '2027-05-31', '2027-06-03'],
  ['to the 2nd', { from: '2027-06-03', to: '2027-09-02' }, '2027-06-07', '2027-09-02'],
])('no rent is due after its period: %s', (_case, stay, first, other) => {
  const days = planOf(stay, { deposit: 0 }).map(({ dueOn }) => dueOn)

  expect(days).toEqual(expect.arrayContaining([first, other]))
})

test('a month with nothing to pay is left out', () => {
  const rents = planOf({ from: '2027-01-02', to: '2027-02-01' }, { deposit: 0 })

  expect(brief(rents)).toEqual([[1, 'RENT', '2027-01-06', 120_000]])
})

test('outside Germany the rent is due on the first of the month, and the deposit at once', () => {
  const plan = planOf({ from: '2027-03-15', to: '2027-05-14' }, { isGerman: false })

  expect(brief(plan).map(([, kind, dueOn]) => [kind, dueOn])).toEqual([
    ['DEPOSIT', '2027-03-15'],
    ['RENT', '2027-03-15'],
    ['RENT', '2027-04-01'],
    ['RENT', '2027-05-01'],
  ])
})

describe('a German deposit', () => {
  const depositsOf = (stay: Period, deposit: number) =>
    planOf(stay, { deposit })
      .filter(({ kind }) => kind === 'DEPOSIT')
      .map(({ dueOn, amountCents }) => [dueOn, amountCents])

  test('has three equal instalments, due monthly from the move-in', () => {
    expect(depositsOf({ from: '2027-01-31', to: '2027-06-30' }, 2400)).toEqual([
      ['2027-01-31', 80_000],
      ['2027-02-28', 80_000],
      ['2027-03-31', 80_000],
    ])
  })

  test('has instalments that differ by cents at most', () => {
    expect(depositsOf({ from: '2027-04-01', to: '2027-06-30' }, 1000)).toEqual([
      ['2027-04-01', 33_333],
      ['2027-05-01', 33_333],
      ['2027-06-01', 33_334],
    ])
  })

  test('has no instalment after the end of the stay', () => {
    expect(depositsOf({ from: '2027-03-15', to: '2027-04-14' }, 2400)).toEqual([['2027-03-15', 240_000]])
    expect(depositsOf({ from: '2027-02-15', to: '2027-04-14' }, 2400)).toEqual([
      ['2027-02-15', 120_000],
      ['2027-03-15', 120_000],
    ])
    expect(depositsOf({ from: '2027-02-15', to: '2027-04-15' }, 2400)).toHaveLength(3)
  })
})

test('for any stay the payments add up to the agreed rent and deposit, in order of their due days', () => {
  const stays = fc.record({
    from: fc.integer({ min: 0, max: 1500 }).map((days): Day => addDays('2027-01-01', days)),
    length: fc.integer({ min: 28, max: 750 }),
    pricePerMonth: fc.integer({ min: 100, max: 20_000 }),
    deposit: fc.integer({ min: 0, max: 60_000 }),
    isGerman: fc.boolean(),
  })

  fc.assert(
    fc.property(stays, ({ from, length, isGerman, ...price }) => {
      const stay = { from, to: addDays(from, length - 1) }
      const terms = rentTerms(stay, price)

      const plan = paymentPlan({ ...terms, stay, isGerman })
      const sum = (wanted: string) =>
        plan.filter(({ kind }) => kind === wanted).reduce((cents, { amountCents }) => cents + amountCents, 0)

      expect(sum('RENT')).toBe(terms.totalRent * 100)
      expect(sum('DEPOSIT')).toBe(terms.deposit * 100)
      expect(plan.every(({ amountCents }) => Number.isInteger(amountCents) && amountCents > 0)).toBe(true)
      expect(plan.map(({ number }) => number)).toEqual(plan.map((_, index) => index + 1))
      expect(plan.map(({ dueOn }) => dueOn)).toEqual(plan.map(({ dueOn }) => dueOn).toSorted())
      expect(plan.every(({ dueOn }) => dueOn >= from)).toBe(true)
      const deposits = plan.filter(({ kind }) => kind === 'DEPOSIT')
      expect(deposits.every(({ dueOn }) => dueOn <= stay.to)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

describe('the next payments', () => {
  const plan = planOf({ from: '2027-04-01', to: '2027-06-30' }, { deposit: 3600 })
  const after = (...received: number[]) =>
    nextPayments(plan.map((payment) => ({ ...payment, isReceived: received.includes(payment.number) })))

  test('are the earliest of each kind that has not been received', () => {
    expect(after()).toEqual([
      { kind: 'DEPOSIT', dueOn: '2027-04-01', amountCents: 120_000, part: 1, parts: 3 },
      { kind: 'RENT', dueOn: '2027-04-05', amountCents: 120_000, part: 1, parts: 3 },
    ])
    expect(after(1, 3).map(({ kind, part }) => [kind, part])).toEqual([
      ['RENT', 1],
      ['DEPOSIT', 3],
    ])
  })

  test('are of one kind once the other is paid, and none when all are', () => {
    const deposits = plan.filter(({ kind }) => kind === 'DEPOSIT').map(({ number }) => number)

    expect(after(...deposits).map(({ kind }) => kind)).toEqual(['RENT'])
    expect(after(...plan.map(({ number }) => number))).toEqual([])
  })
})

test('a payment counts as open from two days after its due day until it is received', () => {
  const stateOn = (today: Day, isReceived = false) => paymentState({ dueOn: '2027-04-05', isReceived }, today)

  expect(stateOn('2027-04-06')).toBe('UPCOMING')
  expect(stateOn('2027-04-07')).toBe('OPEN')
  expect(stateOn('2027-04-07', true)).toBe('RECEIVED')
})

test('the payment reference contains booking and payment number', () => {
  expect(paymentReference('B-000123', 2)).toBe('B-000123-2')
})
