import { expect, test } from '@jest/globals'
import { type ColumnSpace, fitColumns } from './fit-columns.ts'

const space = (width: number, change: Partial<ColumnSpace> = {}): ColumnSpace => ({
  width,
  isFixed: false,
  isText: false,
  ...change,
})
const NAME = space(200, { isFixed: true, isText: true })
const STATUS = space(100, { isFixed: true })
const TEXT = space(150, { isText: true })
const DAY = space(110)

test('columns that fit keep their widths', () => {
  expect(fitColumns([NAME, TEXT, DAY, STATUS], 560)).toEqual([200, 150, 110, 100])
})

test('a column that does not fit gives its width to the text columns before it', () => {
  expect(fitColumns([NAME, TEXT, DAY, STATUS], 531)).toEqual([241, 190, 110, 100])
})

test('a day column is as wide as a day, and no wider', () => {
  expect(fitColumns([NAME, DAY, TEXT, STATUS], 500)).toEqual([290, 110, 150, 100])
})

test('a text column that is wider than the remaining room is narrowed to it', () => {
  expect(fitColumns([NAME, TEXT, DAY, STATUS], 420)).toEqual([200, 120, 110, 100])
})

test('a column of which too little would be in sight gives that room to the texts that stay, and is scrolled to', () => {
  expect(fitColumns([NAME, TEXT, DAY, STATUS], 350)).toEqual([250, 150, 110, 100])
})

test('without room beside those that stay the columns keep their widths, and the list scrolls', () => {
  expect(fitColumns([NAME, TEXT, DAY, STATUS], 290)).toEqual([200, 150, 110, 100])
})
