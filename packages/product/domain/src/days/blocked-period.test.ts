import { expect, test } from '@jest/globals'
import { checkBlockedPeriod } from './blocked-period.ts'

const TODAY = '2027-03-10'
const problemOf = (blockedFrom?: string, blockedTo?: string) =>
  checkBlockedPeriod({ ...(blockedFrom && { blockedFrom }), ...(blockedTo && { blockedTo }) }, TODAY).map(
    ({ field, code }) => `${field}.${code}`,
  )

test.each([
  ['today alone', '2027-03-10', '2027-03-10'],
  ['what began before and ends today', '2027-01-01', '2027-03-10'],
  ['days to the last possible one', '2032-03-01', '2032-03-10'],
  ['days from the first possible one', '2022-03-10', '2027-03-11'],
])('a block of %s is valid', (_name, from, to) => {
  expect(problemOf(from, to)).toEqual([])
})

test.each([
  ['2027-03-11', '2027-03-10', 'blockedTo.END_BEFORE_START'],
  ['2027-03-01', '2027-03-09', 'blockedTo.IN_THE_PAST'],
  ['2022-03-09', '2027-03-11', 'blockedFrom.IN_THE_PAST'],
  ['2032-03-10', '2032-03-11', 'blockedTo.TOO_FAR_AHEAD'],
  ['2027-02-30', '2027-03-11', 'blockedFrom.WRONG_FORMAT'],
  ['2027-03-11', undefined, 'blockedTo.REQUIRED'],
])('a block from %s to %s is refused as %s', (from, to, problem) => {
  expect(problemOf(from, to)).toEqual([problem])
})
