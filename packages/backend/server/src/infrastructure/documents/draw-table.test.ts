// proves 21.15
import { expect, test } from '@jest/globals'
import { divideRows } from './draw-table.ts'

const rowsOf = (count: number) => Array.from({ length: count }, () => 10)

test.each([
  ['all fit', 4, 100, [4]],
  ['the last two would stand alone', 7, 50, [4, 3]],
  ['moving them would leave too few', 5, 40, [0, 5]],
  ['only two fit below what is there', 6, 20, [0, 6]],
  ['nothing fits', 6, 5, [0, 6]],
  ['more than two pages', 25, 50, [5, 10, 10]],
  ['more than two pages, with a rest', 26, 50, [5, 10, 8, 3]],
])('rows of a table are divided into pages: %s', (_what, count, left, counts) => {
  expect(divideRows({ heights: rowsOf(count), left, page: 100 })).toEqual(counts)
})

test('a row that is higher than a page gets a page of its own', () => {
  expect(divideRows({ heights: [10, 10, 10, 200, 10, 10, 10], left: 30, page: 100 })).toEqual([3, 1, 3])
})
