// proves 2.72
import { expect, test } from '@jest/globals'
import { withValue } from './energy-fields.tsx'

test('the energy class changes with the energy value', () => {
  const first = withValue({ availability: 'AVAILABLE' }, 68)
  const second = withValue(first, 180)

  expect([first.efficiencyClass, second.efficiencyClass]).toEqual(['B', 'F'])
})

test('a chosen energy class is kept when the value changes', () => {
  const chosen = withValue({ availability: 'AVAILABLE', energyValue: 68, efficiencyClass: 'C' }, 180)

  expect(chosen.efficiencyClass).toBe('C')
})

test('without an energy value no class is suggested', () => {
  expect(withValue({ availability: 'AVAILABLE' }, Number.NaN).efficiencyClass).toBeUndefined()
})
