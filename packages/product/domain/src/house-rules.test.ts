// proves 16.26
import { expect, test } from '@jest/globals'
import { notAllowed } from './house-rules.ts'

test('a pet and smoking are not allowed unless the house rules name them, and only where the tenant has said so', () => {
  const both = { hasPets: true, smoker: true }

  expect([
    notAllowed(both, []),
    notAllowed(both, ['PETS_ALLOWED']),
    notAllowed(both, ['PETS_ALLOWED', 'SMOKING_ALLOWED']),
    notAllowed({ hasPets: false, smoker: false }, []),
  ]).toEqual([
    { pets: true, smoking: true },
    { pets: false, smoking: true },
    { pets: false, smoking: false },
    { pets: false, smoking: false },
  ])
})
