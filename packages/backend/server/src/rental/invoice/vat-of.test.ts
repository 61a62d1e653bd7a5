// proves 11.13
import { expect, test } from '@jest/globals'
import { vatOf, type VatQuestion } from './vat-of.ts'

const HERE: VatQuestion = {
  flatCountry: 'DE',
  buyerCountry: 'DE',
  isBusiness: false,
  vatId: null,
  hasTaxNumber: true,
}
const AUSTRIAN = { buyerCountry: 'AT', isBusiness: true, vatId: 'ATU12345678' }
const SWISS = { buyerCountry: 'CH', isBusiness: true, vatId: null }
const outcome = (change: Partial<VatQuestion>, reading: 'PROPERTY' | 'RECIPIENT' = 'RECIPIENT') => {
  const { category, percent, reason } = vatOf({ ...HERE, ...change }, { percent: 19, reading, locale: 'de' })
  return [category, percent, reason !== null]
}

test.each([
  ['a German landlord', {}],
  ['a German business', { isBusiness: true, vatId: 'DE123456789' }],
  ['a private landlord abroad', { buyerCountry: 'AT' }],
  ['a business of the EU without a VAT id', { ...AUSTRIAN, vatId: null }],
])('an invoice to %s is charged VAT', (_who, change) => {
  expect(outcome(change)).toEqual(['S', 19, false])
})

test('an invoice to a business of the EU is reverse charge', () => {
  expect(outcome(AUSTRIAN)).toEqual(['AE', 0, true])
})

test('an invoice to a business outside the EU is not taxable here, if the platform has a tax number', () => {
  expect(outcome(SWISS)).toEqual(['O', 0, true])
  expect(outcome({ ...SWISS, hasTaxNumber: false })).toEqual(['S', 19, false])
})

test('with the rule of the place of the property a flat in Germany is taxed here, whoever lets it', () => {
  expect(outcome(AUSTRIAN, 'PROPERTY')).toEqual(['S', 19, false])
  expect(outcome(SWISS, 'PROPERTY')).toEqual(['S', 19, false])
  expect(outcome({ ...AUSTRIAN, flatCountry: 'AT' }, 'PROPERTY')).toEqual(['AE', 0, true])
})

test.each([
  ['a landlord here', {}, ['E', 0, '§ 19 UStG']],
  ['a business of the EU without a VAT id', { ...AUSTRIAN, vatId: null }, ['E', 0, '§ 19 UStG']],
  ['a business of the EU', AUSTRIAN, ['AE', 0, 'reverse charge']],
] as const)(
  'a platform that charges no VAT gives the reason on an invoice to %s',
  (_who, change, [category, percent, reason]) => {
    const vat = vatOf({ ...HERE, ...change }, { percent: 0, reading: 'RECIPIENT', locale: 'de' })

    expect(vat).toEqual({ category, percent, reason: expect.stringContaining(reason) })
  },
)

test.each([
  [AUSTRIAN, 19, ['The recipient', 'Steuerschuldnerschaft', 'Inversión']],
  [SWISS, 19, ['Service not taxable', 'Nicht steuerbar', 'Servicio no sujeto']],
  [{}, 0, ['Exempt', 'Steuerbefreiung', 'Exento']],
])('the reason for no VAT is in the language of the invoice (%p)', (change, percent, words) => {
  const reasons = (['en', 'de', 'es'] as const).map(
    (locale) => vatOf({ ...HERE, ...change }, { percent, reading: 'RECIPIENT', locale }).reason,
  )

  expect(reasons).toEqual(words.map((word) => expect.stringContaining(word)))
})
