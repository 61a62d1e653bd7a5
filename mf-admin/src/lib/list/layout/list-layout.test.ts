// proves 21.4
import { expect, test } from '@jest/globals'
import { moveColumn, orderedColumns, shownColumns, USUAL_LAYOUT } from './list-layout.ts'

const column = (id: string) => ({ id, cell: () => id })
const LIST = { columns: [column('title'), column('city'), column('price'), column('status')] as const }
const idsOf = (columns: readonly { id: string }[]) => columns.map(({ id }) => id)

test('without a stored layout the columns are in their default order', () => {
  expect(idsOf(shownColumns(LIST, USUAL_LAYOUT))).toEqual(['title', 'city', 'price', 'status'])
})

test('a column can be moved by one place, but not before the first column', () => {
  const moved = moveColumn(LIST, USUAL_LAYOUT, 'status', -1)

  expect(idsOf(orderedColumns(LIST, moved))).toEqual(['title', 'city', 'status', 'price'])
  expect(idsOf(orderedColumns(LIST, moveColumn(LIST, USUAL_LAYOUT, 'city', -1)))).toEqual([
    'title',
    'city',
    'price',
    'status',
  ])
})

test('hidden columns are left out, except the first column', () => {
  const layout = { ...USUAL_LAYOUT, hidden: ['title', 'city'] }

  expect(idsOf(shownColumns(LIST, layout))).toEqual(['title', 'price', 'status'])
})

test('a column missing in the stored order comes last', () => {
  const layout = { ...USUAL_LAYOUT, order: ['status', 'gone', 'price'] }

  expect(idsOf(shownColumns(LIST, layout))).toEqual(['title', 'status', 'price', 'city'])
})
