import { expect, test } from '@jest/globals'
import { acceptedLocale } from './accepted-locale.ts'

test.each([
  ['the first of ours', 'fr, de-AT;q=0.7, en;q=0.3', 'de'],
  ['by quality, not by place', 'en;q=0.2, es;q=0.9', 'es'],
  ['with parameters in any order and blanks', 'en ; q=0.1 , de-CH ; q=0.8', 'de'],
  ['none that is refused', 'de;q=0, en;q=0.1', 'en'],
  ['none that has no number for its quality', 'de;q=high, es', 'es'],
  ['nothing of ours', 'fr, pt;q=0.8', undefined],
  ['whatever there is', '*', undefined],
  ['an empty header', '', undefined],
  ['no header', undefined, undefined],
])('Accept-Language, %s: "%s" results in %s', (_, header, locale) => {
  expect(acceptedLocale(header)).toBe(locale)
})
