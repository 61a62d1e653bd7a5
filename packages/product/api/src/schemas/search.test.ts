// proves D6.1
import { readSearch, SEARCH_FIELDS, type SearchField, savedOf } from '@domizil/links'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Value } from 'typebox/value'
import { Type } from 'typebox'
import { NewSavedSearch } from './saved-search.ts'
import { SearchFilter, schemaOfRow } from './search.ts'

test('the search schema has a field for every row of the table of search fields', () => {
  const fields = SEARCH_FIELDS.flatMap((row) => ('fields' in row ? [...row.fields] : [row.field]))

  expect(Object.keys(SearchFilter.properties).toSorted()).toEqual(
    [...fields, 'include', 'isRepeated', 'pageSize'].toSorted(),
  )
})

test.each([
  [{ priceMax: 20_001 }],
  [{ depositMax: 120_001 }],
  [{ sizeMin: 1_001 }],
  [{ sizeMin: 40.5 }],
  [{ months: 37 }],
  [{ types: ['CASTLE'] }],
  [{ center: { latitude: 91, longitude: 0 } }],
  [{ startDate: '2027-02-30' }],
  [{ term: 'a'.repeat(101) }],
  [{ nonsense: 1 }],
])('the search filter %.50j is refused', (filter) => {
  expect(Value.Check(SearchFilter, filter)).toBe(false)
})

test.each<[SearchField, unknown[], unknown[]]>([
  [{ name: 'lift', field: 'lift', kind: 'flag' }, [true], [false, 1, null]],
  [
    { name: 'height', field: 'heightMin', kind: 'number', min: 2, max: 5, decimals: 1 },
    [2.5],
    [1.9, 5.1, '2.5'],
  ],
  [{ name: 'built', field: 'builtFrom', kind: 'day' }, ['2027-03-01'], ['2027-02-30', '2027']],
  [
    { name: 'heating', field: 'heatings', kind: 'codes', codes: ['GAS', 'OIL'], words: 'heating' },
    [['OIL']],
    [['COAL'], 'OIL'],
  ],
])('a search field %.40j accepts only its own values', (row, fitting, others) => {
  const isTaken = (value: unknown) => Value.Check(schemaOfRow(row), value)

  expect(fitting.filter(isTaken)).toEqual(fitting)
  expect(others.filter(isTaken)).toEqual([])
})

const SavedQuery = Type.Omit(NewSavedSearch, ['locale', 'alert', 'message'], { additionalProperties: false })

const NUMBERS = ['0', '1', '5', '7', '10', '37', '500', '1001', '20001', '120001', '999999', '1e9', '-1']
const SIGNS = ['-', ',', '.', '%2C', '%00', '%E0%A4%A', '\u0000', '\uD800', '🏠']
const PLACES = ['52.52', '13.405', '-180', '180.1', '90', '-91', '0']
const DAYS = ['2027-02-29', '2027-03-01', '2027-01-01', '0000-00-00', '1899-12-31', '2100-12-31']
const CODES = SEARCH_FIELDS.flatMap((row) => ('codes' in row ? row.codes.map(String) : []))
const TEXTS = ['Berlin', 'x'.repeat(300), '🏠'.repeat(60), '__proto__']
const PIECES = [NUMBERS, SIGNS, PLACES, DAYS, CODES, TEXTS].flat()
const text = fc
  .tuple(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 }), fc.constantFrom('', ',', '-'))
  .map(([pieces, between]) => pieces.join(between))
const address = fc
  .array(fc.tuple(fc.constantFrom(...SEARCH_FIELDS.map(({ name }) => name)), text), { maxLength: 12 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))

test('every filter that an address can express is accepted by the API, and can be saved', () => {
  fc.assert(
    fc.property(address, (search) => {
      const { view: _view, ...filter } = readSearch(search)

      expect([...Value.Errors(SearchFilter, filter)]).toEqual([])
      expect([...Value.Errors(SavedQuery, savedOf(filter))]).toEqual([])
    }),
    { numRuns: 3_000 },
  )
})
