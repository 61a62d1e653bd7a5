// proves 13.2
import { expect, test } from '@jest/globals'
import type { SearchField } from './search-fields.ts'
import { readValue, writeValue } from './search-address.ts'

const LIFT: SearchField = { name: 'lift', field: 'lift', kind: 'flag' }
const HEIGHT: SearchField = {
  name: 'height',
  field: 'heightMin',
  kind: 'number',
  min: 2,
  max: 5,
  decimals: 1,
}
const WIDTH: SearchField = {
  name: 'width',
  fields: ['widthMin', 'widthMax'],
  kind: 'range',
  min: 0,
  max: 9,
  decimals: 1,
}
const BUILT: SearchField = { name: 'built', field: 'builtFrom', kind: 'day' }
const HEATING: SearchField = {
  name: 'heating',
  field: 'heatings',
  kind: 'codes',
  codes: ['GAS', 'OIL'],
  words: 'heating',
}

test.each<[SearchField, string, unknown]>([
  [LIFT, '1', true],
  [HEIGHT, '2.5', 2.5],
  [HEIGHT, '3', 3],
  [WIDTH, '1.5-2.5', [1.5, 2.5]],
  [WIDTH, '-2.5', [undefined, 2.5]],
  [BUILT, '2027-03-01', '2027-03-01'],
  [HEATING, 'GAS,OIL', ['GAS', 'OIL']],
])('the field %.20j reads %s and writes it again', (row, text, value) => {
  expect(readValue(row, text)).toEqual(value)
  expect(writeValue(row, value)).toBe(text)
})

test.each<[SearchField, string]>([
  [LIFT, '0'],
  [LIFT, 'true'],
  [HEIGHT, '2.55'],
  [HEIGHT, '2.x'],
  [HEIGHT, '1.9'],
  [HEIGHT, '5.1'],
  [WIDTH, '1.55-2'],
  [BUILT, '2027-02-30'],
])('the field %.20j refuses %s', (row, text) => {
  expect(readValue(row, text)).toBeUndefined()
})

test('a flag that is not set is not written', () => {
  expect(writeValue(LIFT, undefined)).toBe('')
})
