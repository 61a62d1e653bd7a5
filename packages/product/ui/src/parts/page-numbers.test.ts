import { expect, test } from '@jest/globals'
import { pageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [3, 5, [1, 2, 3, 4, 5]],
  [9, 9, [1, 'gap', 8, 9]],
])('the page numbers shown on page %d of %d', (current, last, pages) => {
  expect(pageNumbers(current, last)).toEqual(pages)
})
