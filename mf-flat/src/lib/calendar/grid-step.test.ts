import { expect, test } from '@jest/globals'
import { dayAfterKey } from './grid-step.ts'

test.each([
  ['ArrowLeft', '2027-03-01', '2027-02-28'],
  ['ArrowRight', '2028-02-28', '2028-02-29'],
  ['ArrowUp', '2027-01-03', '2026-12-27'],
  ['ArrowDown', '2027-03-25', '2027-04-01'],
  ['Home', '2027-03-07', '2027-03-01'],
  ['End', '2027-03-01', '2027-03-07'],
  ['PageUp', '2027-03-31', '2027-02-28'],
  ['PageDown', '2028-01-31', '2028-02-29'],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayAfterKey(key, from)).toBe(to)
})

test('other keys lead nowhere', () => {
  expect(dayAfterKey('a', '2027-03-01')).toBeUndefined()
})
