import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { editDistance } from './place-service.ts'

test.each([
  ['berlin', 'berlin', 0],
  ['berln', 'berlin', 1],
  ['hambrug', 'hamburg', 1],
  ['kolln', 'koln', 1],
  ['munster', 'munchen', 3],
  ['', 'ulm', 3],
])('the edit distance from %s to %s is %i', (one, other, edits) => {
  expect(editDistance(one, other, 3)).toBe(edits)
})

const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') })

test('the edit distance is the same both ways, and stops above the limit', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, max) => {
      const exact = editDistance(one, other, 99)

      expect(editDistance(other, one, 99)).toBe(exact)
      expect(editDistance(one, other, max) > max).toBe(exact > max)
    }),
  )
})
