import { expect, test } from '@jest/globals'
import { foldText } from './fold-text.ts'

test('folding removes accents and case, and keeps letters like ß', () => {
  expect(foldText('Österreich, España, STRAẞE')).toBe('osterreich, espana, straße')
})
