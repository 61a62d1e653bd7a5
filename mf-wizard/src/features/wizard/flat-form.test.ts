import { expect, test } from '@jest/globals'
import { anOwnFlat, IN_VIENNA } from '../../testing/flat-page.tsx'
import { changesOf, formOf, sentValue } from './flat-form.ts'

test('only changed fields are sent', () => {
  const flat = anOwnFlat({ title_en: 'A bright flat', pricePerMonth: 1150 })

  expect(changesOf({ ...formOf(flat), title_en: 'A brighter flat ' }, flat)).toEqual({
    title_en: 'A brighter flat',
  })
})

test('the energy certificate is sent for German addresses only', () => {
  const flat = anOwnFlat()
  const form = { ...formOf(flat), energyCertificate: { availability: 'NOT_REQUIRED' } as const }

  expect(changesOf(form, flat)).toEqual({ energyCertificate: { availability: 'NOT_REQUIRED' } })
  expect(changesOf({ ...form, address: IN_VIENNA }, flat)).toEqual({})
})

test('an emptied optional field is sent as null, an emptied required field is not sent', () => {
  expect(sentValue('description_region_en', undefined)).toBeNull()
  expect(sentValue('pricePerMonth', undefined)).toBeUndefined()
  expect(sentValue('rooms', undefined)).toBeUndefined()
})
