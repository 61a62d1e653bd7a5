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

test('columns that fit stay as they are', () => {
  expect(fitColumns([NAME, TEXT, DAY, STATUS], 560)).toEqual([200, 150, 110, 100])
})

test('the room of a column that would be cut goes to the texts before it', () => {
  expect(fitColumns([NAME, TEXT, DAY, STATUS], 531)).toEqual([241, 190, 110, 100])
})

test('a day takes no more room than it needs', () => {
  expect(fitColumns([NAME, DAY, TEXT, STATUS], 500)).toEqual([290, 110, 150, 100])
})

test('a text that is wider than all that is left is narrowed to it', () => {
  expect(fitColumns([NAME, TEXT, DAY, STATUS], 420)).toEqual([200, 120, 110, 100])
})

test('without room for anything the columns are scrolled to as they are', () => {
  expect(fitColumns([NAME, TEXT, DAY, STATUS], 350)).toEqual([200, 150, 110, 100])
})
