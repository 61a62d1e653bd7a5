// proves D12.2
import { describe, expect, test } from '@jest/globals'
import { lastDayProposalEnds } from './booking-expiry.ts'
import { isLastDayPossible, lastDayChange, lastDayRange, type LastDayTerms } from './last-day.ts'

const TODAY = '2027-04-20'
const STAY: LastDayTerms = {
  status: 'BOOKING_COMPLETED',
  startDate: '2027-04-01',
  endDate: '2027-05-31',
  flatBookingLength: 'FLEXIBLE',
}
const range = (change: Partial<LastDayTerms> = {}, today = TODAY) =>
  lastDayRange({ ...STAY, ...change }, today)

describe('the last days that can be proposed', () => {
  test('are between one and 24 months after the move-in', () => {
    expect(range()).toEqual({ from: '2027-04-30', to: '2029-03-31' })
  })

  test('start tomorrow if the stay has lasted a month', () => {
    expect(range({}, '2027-05-10')).toMatchObject({ from: '2027-05-11' })
  })

  test('end with the longest stay that the flat allows', () => {
    expect(range({ flatBookingLength: 'MONTHS_1_3' })).toMatchObject({ to: '2027-06-30' })
  })

  test('are only earlier ones if the stay is longer than the flat now allows', () => {
    const long = { endDate: '2027-09-30', flatBookingLength: 'MONTHS_1_3' } as const

    expect(range(long)).toEqual({ from: '2027-04-30', to: '2027-09-29' })
  })

  test.each<[string, Partial<LastDayTerms>, string]>([
    ['before both have signed', { status: 'CONTRACT_APPROVED' }, TODAY],
    ['after the last day', {}, '2027-06-01'],
    [
      'for a stay of the longest length on its last day',
      { flatBookingLength: 'MONTHS_1_3', endDate: '2027-06-30' },
      '2027-06-30',
    ],
  ])('are none %s', (_when, change, today) => {
    expect(range(change, today)).toBeNull()
  })

  test('exclude today, and include tomorrow', () => {
    const isPossible = (day: string) => isLastDayPossible(day, STAY, '2027-05-31')

    expect(['2027-05-31', '2027-06-01', '2027-02-31'].map(isPossible)).toEqual([false, true, false])
  })
})

describe('another last day', () => {
  const stay = { ...STAY, pricePerMonth: 1200, deposit: 2400, totalRent: 2400 }

  test('adds rent at the agreed price for the added days', () => {
    expect(lastDayChange(stay, '2027-06-15')).toEqual({
      months: 2,
      days: 15,
      pricePerMonth: 1200,
      deposit: 2400,
      totalRent: 3000,
      difference: 600,
      changedDays: { from: '2027-06-01', to: '2027-06-15' },
      isLonger: true,
    })
  })

  test('subtracts the rent for the removed days', () => {
    expect(lastDayChange(stay, '2027-04-30')).toMatchObject({
      totalRent: 1200,
      difference: -1200,
      changedDays: { from: '2027-05-01', to: '2027-05-31' },
      isLonger: false,
    })
  })
})

test('a proposal expires after seven days, or by the earlier of the two last days', () => {
  const since = new Date('2027-05-01T10:00:00Z')

  expect(lastDayProposalEnds(since, '2027-05-31', '2027-06-30').toISOString()).toBe(
    '2027-05-08T10:00:00.000Z',
  )
  expect(lastDayProposalEnds(since, '2027-05-31', '2027-05-05').toISOString()).toBe(
    '2027-05-05T22:00:00.000Z',
  )
})
