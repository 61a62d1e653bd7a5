// proves 21.81
import { expect, test } from '@jest/globals'
import { createIntl } from 'react-intl'
import { eurosInText } from './euro.ts'

const written = (locale: string, cents: Record<string, number>) =>
  Object.values(eurosInText(createIntl({ locale }), cents)).map((text) => text.replaceAll('\u00a0', ' '))

test.each([
  ['en', ['€6,034.50', '€6,120.00'], ['€6,034', '€6,120']],
  ['de', ['6.034,50 €', '6.120,00 €'], ['6.034 €', '6.120 €']],
  ['es', ['6.034,50 €', '6.120,00 €'], ['6.034 €', '6.120 €']],
])('the amounts of a sentence in %s have the same number of decimals', (locale, withCents, whole) => {
  expect(written(locale, { returned: 603_450, deposit: 612_000 })).toEqual(withCents)
  expect(written(locale, { returned: 603_400, deposit: 612_000 })).toEqual(whole)
})
