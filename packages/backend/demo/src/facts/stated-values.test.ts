import { expect, test } from '@jest/globals'
import type { FlatField } from '@domizil/domain'
import { randomFrom } from '../random.ts'
import { statedValues, valueOf } from './demo-flats.ts'

const SEEDS = Array.from({ length: 200 }, (_, seed) => `seed ${seed}`)
/** What 200 landlords state of a field like this. */
const statedOf = (field: FlatField) =>
  SEEDS.flatMap((seed) => valueOf('size', field, randomFrom(seed)).map(([, value]) => value))

test('generated numbers stay within their limits, also if those are no integers', () => {
  const numbers = statedOf({ kind: 'number', step: 1, min: 0.5, max: 2.5, decimals: 1 }) as number[]

  expect(numbers).toHaveLength(SEEDS.length)
  expect(numbers.filter((number) => number < 0.5 || number > 2.5)).toEqual([])
})

test('some flats leave optional answers out, and required sets are never empty', () => {
  const answers = statedOf({ kind: 'boolean', step: 1, optional: true })
  const sets = statedOf({ kind: 'choices', step: 1, codes: ['A', 'B'] }) as string[][]

  expect(new Set(answers)).toEqual(new Set([true, false]))
  expect(answers.length).toBeLessThan(SEEDS.length)
  expect(sets.filter((set) => set.length === 0)).toEqual([])
})

test('values that the flat already has are not generated again', () => {
  const stated = statedValues({ size: 54, type: 'LOFT' }, randomFrom('a flat'))

  expect(stated).not.toHaveProperty('size')
  expect(stated).not.toHaveProperty('type')
})
