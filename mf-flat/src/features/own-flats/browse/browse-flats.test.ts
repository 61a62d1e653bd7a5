// proves 21.29
import { anOwnFlat } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { FLAT_ORDERS, matchingFlats, orderFlats } from './browse-flats.ts'

const named = (title: string, flat: Parameters<typeof anOwnFlat>[0]) => ({
  title,
  flat: anOwnFlat({ title_en: title, ...flat }),
})
const { pricePerMonth: _price, ...DRAFT } = anOwnFlat()
const FLATS = [
  named('Loft', { id: 1, createdAt: '2026-11-01T12:00:00Z', pricePerMonth: 900, openRequestCount: 1 }),
  named('Café flat', { id: 2, createdAt: '2026-11-03T12:00:00Z', pricePerMonth: 700, status: 'INACTIVE' }),
  { title: 'Attic', flat: { ...DRAFT, id: 3, status: 'DRAFT' as const, createdAt: '2026-11-02T12:00:00Z' } },
]
const idsOf = (flats: readonly { flat: { id: number } }[]) => flats.map(({ flat }) => flat.id)

test.each([
  ['cafe', 'ALL', [2]],
  ['BERLIN', 'ALL', [1, 2, 3]],
  ['berlin loft', 'ALL', [1]],
  ['3', 'DRAFT', [3]],
  ['', 'INACTIVE', [2]],
  ['nothing', 'ALL', []],
] as const)('searching “%s” among flats with the status %s finds the flats %p', (q, status, found) => {
  expect(idsOf(matchingFlats(FLATS, { q, status }))).toEqual(found)
})

test.each([
  ['waiting', [1, 2, 3]],
  ['newest', [2, 3, 1]],
  ['title', [3, 2, 1]],
  ['priceUp', [2, 1, 3]],
  ['priceDown', [1, 2, 3]],
] as const)('the order “%s” sorts the flats as %p', (order, ids) => {
  expect(idsOf(orderFlats(FLATS, order))).toEqual(ids)
})

test('sorting loses no flat', () => {
  for (const order of FLAT_ORDERS) expect(orderFlats(FLATS, order)).toHaveLength(FLATS.length)
})
