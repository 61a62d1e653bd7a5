import { expect, test } from '@jest/globals'
import { foldText } from './fold-text.ts'

test('accents and capitals do not count, letters without a base stay', () => {
  expect(foldText('Österreich, España, STRAẞE')).toBe('osterreich, espana, straße')
})
