import { expect, test } from '@jest/globals'
import { aReport } from '../../testing/rows.ts'
import { reportFile } from './trend-section.tsx'

const TEXTS = { day: 'Tag', nameOf: (column: string) => column }

test('exported shares have at most four decimals, with the decimal sign of the language', async () => {
  const report = { ...aReport(), occupancy: 0.013_071_895_424_836_602 }

  const german = await reportFile([report], { ...TEXTS, locale: 'de' }).text()
  const english = await reportFile([report], { ...TEXTS, locale: 'en' }).text()

  expect(german).toContain(';0,0131;')
  expect(english).toContain(',0.0131,')
})
