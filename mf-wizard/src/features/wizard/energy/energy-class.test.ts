// proves 2.72
import { expect, test } from '@jest/globals'
import { withValue } from './energy-class.ts'

test('the class follows the value', () => {
  const first = withValue({ availability: 'AVAILABLE' }, 68)
  const second = withValue(first, 180)

  expect([first.efficiencyClass, second.efficiencyClass]).toEqual(['B', 'F'])
})

test('a class that was chosen stays', () => {
  const chosen = withValue({ availability: 'AVAILABLE', energyValue: 68, efficiencyClass: 'C' }, 180)

  expect(chosen.efficiencyClass).toBe('C')
})

test('without a value there is nothing to suggest', () => {
  expect(withValue({ availability: 'AVAILABLE' }, Number.NaN).efficiencyClass).toBeUndefined()
})
