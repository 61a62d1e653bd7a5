// proves 21.4
import { expect, test } from '@jest/globals'
import { moveColumn, orderedColumns, shownColumns, USUAL_LAYOUT } from './list-layout.ts'

const column = (id: string) => ({ id, cell: () => id })
const LIST = { columns: [column('title'), column('city'), column('price'), column('status')] as const }
const idsOf = (columns: readonly { id: string }[]) => columns.map(({ id }) => id)

test('without a choice the columns stand as they are described', () => {
  expect(idsOf(shownColumns(LIST, USUAL_LAYOUT))).toEqual(['title', 'city', 'price', 'status'])
})

test('a column moves one place, and the column that names the row stays the first', () => {
  const moved = moveColumn(LIST, USUAL_LAYOUT, 'status', -1)

  expect(idsOf(orderedColumns(LIST, moved))).toEqual(['title', 'city', 'status', 'price'])
  expect(idsOf(orderedColumns(LIST, moveColumn(LIST, USUAL_LAYOUT, 'city', -1)))).toEqual([
    'title',
    'city',
    'price',
    'status',
  ])
})

test('hidden columns are left out, and the column that names the row is not', () => {
  const layout = { ...USUAL_LAYOUT, hidden: ['title', 'city'] }

  expect(idsOf(shownColumns(LIST, layout))).toEqual(['title', 'price', 'status'])
})

test('a column that a stored order does not know comes last', () => {
  const layout = { ...USUAL_LAYOUT, order: ['status', 'gone', 'price'] }

  expect(idsOf(shownColumns(LIST, layout))).toEqual(['title', 'status', 'price', 'city'])
})
