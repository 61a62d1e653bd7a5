// proves 16.26
import { expect, test } from '@jest/globals'
import { notAllowed } from './house-rules.ts'

test('pets and smoking need permission only if the tenant has stated them and no house rule allows them', () => {
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
