// proves D12.3
import { expect, test } from '@jest/globals'
import type { HandoverContent, HandoverRoom } from './handover.ts'
import { mergeHandover, withHandoverField } from './merge-handover.ts'

const room = (id: string, change: Partial<HandoverRoom> = {}): HandoverRoom => ({
  id,
  kind: 'BEDROOM',
  name: '',
  condition: null,
  text: '',
  photos: [],
  ...change,
})
const content = (rooms: HandoverRoom[], remarks = ''): HandoverContent => ({
  rooms,
  keys: [],
  meters: [],
  remarks,
})
const BASE = content([room('a'), room('b', { photos: [1, 2] })])

test('changes to different fields are merged', () => {
  const mine = content([room('a', { text: 'A scratch' }), room('b', { photos: [1, 2] })], 'Warm')
  const theirs = content([room('a', { condition: 'MARKED' }), room('b', { photos: [1, 2] })])

  expect(mergeHandover(BASE, mine, theirs)).toEqual({
    content: content(
      [room('a', { text: 'A scratch', condition: 'MARKED' }), room('b', { photos: [1, 2] })],
      'Warm',
    ),
    conflicts: [],
  })
})

test('of a field changed on both sides, mine is kept and theirs is reported', () => {
  const mine = content([room('a', { text: 'A scratch' }), room('b', { photos: [1, 2] })], 'Cold')
  const theirs = content([room('a', { text: 'Two scratches' }), room('b', { photos: [1, 2] })], 'Warm')

  const merged = mergeHandover(BASE, mine, theirs)

  expect(merged.content).toEqual(mine)
  expect(merged.conflicts).toEqual([
    { field: 'rooms.a.text', theirs: 'Two scratches' },
    { field: 'remarks', theirs: 'Warm' },
  ])
})

test('the same change on both sides is no conflict', () => {
  const same = content([room('a', { text: 'A scratch' }), room('b', { photos: [1, 2] })])

  expect(mergeHandover(BASE, same, same)).toEqual({ content: same, conflicts: [] })
})

test('added rows and photos of both sides are kept, removed ones are dropped', () => {
  const mine = content([room('a'), room('b', { photos: [2, 7] }), room('mine')])
  const theirs = content([room('b', { photos: [1, 2, 9] }), room('theirs')])

  const { content: merged, conflicts } = mergeHandover(BASE, mine, theirs)

  expect(merged.rooms).toEqual([room('b', { photos: [2, 9, 7] }), room('theirs'), room('mine')])
  expect(conflicts).toEqual([])
})

test('a row that one side removed and the other changed is kept', () => {
  const changed = content([room('a', { text: 'A scratch' }), room('b', { photos: [1, 2] })])
  const removed = content([room('b', { photos: [1, 2] })])

  expect(mergeHandover(BASE, changed, removed).content.rooms.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(mergeHandover(BASE, removed, changed).content.rooms.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('a field can be set by the path that a conflict reports', () => {
  expect(withHandoverField(BASE, 'rooms.b.text', 'New')).toEqual(
    content([room('a'), room('b', { photos: [1, 2], text: 'New' })]),
  )
  expect(withHandoverField(BASE, 'remarks', 'Warm').remarks).toBe('Warm')
})
