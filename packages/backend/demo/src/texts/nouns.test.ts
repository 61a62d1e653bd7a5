import { expect, test } from '@jest/globals'
import { described } from './nouns.ts'

const FLAT = { en: 'flat', de: 'Wohnung', gender: 'f' } as const
const LOFT = { en: 'loft', de: 'Loft', gender: 'n' } as const

test('a German adjective takes the ending of its noun', () => {
  expect(described('hell', FLAT)).toBe('helle Wohnung')
  expect(described('hell', LOFT)).toBe('helles Loft')
})
