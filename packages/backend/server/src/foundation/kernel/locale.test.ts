import { expect, test } from '@jest/globals'
import { formatCents } from './locale.ts'

test.each([
  ['en', '€1,200.50'],
  ['de', '1.200,50 €'],
  ['es', '1.200,50 €'],
] as const)('amounts in mails and documents are grouped as on the pages, in %s', (locale, text) => {
  expect(formatCents(120_050, locale).replaceAll('\u00a0', ' ')).toBe(text)
})
