import { formatFilterDay, isDay, type Locale, WHOLE_EUROS } from '@domizil/domain'
import { SEARCH_FIELDS, type SearchFilter } from '@domizil/links'
import type { IntlShape } from 'react-intl'
import { COMBINED, type WordedRow } from './filter-texts.ts'

/** A filter that is set, in words. */
export interface FilterChip {
  /** The URL parameter; for one of several codes the code itself. */
  id: string
  label: string
  /** The change that removes the filter. */
  without: Partial<SearchFilter>
}

type CodesRow = Extract<WordedRow, { kind: 'codes' }>
type RangeRow = Extract<WordedRow, { kind: 'range' }>
type SingleRow = Exclude<WordedRow, CodesRow | RangeRow>

const ROWS = SEARCH_FIELDS.filter((row): row is WordedRow => !COMBINED.some((name) => name === row.name))

/** The filters that are set, but for place and stay, in the order of the table. Their words are `messages/filters`. */
export function chipsOf(filter: SearchFilter, intl: IntlShape): FilterChip[] {
  return ROWS.flatMap((row) => {
    if (row.kind === 'codes') return chipsOfCodes(row, filter, intl)
    return row.kind === 'range' ? chipOfRange(row, filter, intl) : chipOf(row, filter, intl)
  })
}

/** A single filter in words; undefined if it is not set. */
export function textOfFilter(
  name: (SingleRow | RangeRow)['name'],
  filter: SearchFilter,
  intl: IntlShape,
): string | undefined {
  return chipsOf(filter, intl).find(({ id }) => id === name)?.label
}

function chipOf(row: SingleRow, filter: SearchFilter, intl: IntlShape): FilterChip[] {
  const value = filter[row.field]
  if (value === undefined) return []

  return [{ id: row.name, label: say(row, row.field, { value }, intl), without: { [row.field]: undefined } }]
}

function chipOfRange(row: RangeRow, filter: SearchFilter, intl: IntlShape): FilterChip[] {
  const [from, to] = row.fields
  const { [from]: low, [to]: high } = filter
  if (low === undefined && high === undefined) return []

  const label =
    high === undefined
      ? say(row, from, { value: low }, intl)
      : low === undefined
        ? say(row, to, { value: high }, intl)
        : say(row, row.name, { low, high }, intl)
  return [{ id: row.name, label, without: { [from]: undefined, [to]: undefined } }]
}

function chipsOfCodes(row: CodesRow, filter: SearchFilter, intl: IntlShape): FilterChip[] {
  const chosen: readonly string[] = filter[row.field] ?? []

  return chosen.map((code) => ({
    id: code,
    label: intl.formatMessage({ id: `${row.words}.${code}` }),
    without: { [row.field]: chosen.filter((one) => one !== code) },
  }))
}

type Value = number | string | boolean | undefined
type Values = Readonly<Record<string, Value>>

function say(row: SingleRow | RangeRow, message: string, values: Values, intl: IntlShape): string {
  const isEuro = 'unit' in row && row.unit === 'euro'
  const written = Object.entries(values).map(([name, value]) => [name, writtenValue(value, isEuro, intl)])

  return intl.formatMessage({ id: `filter.${message}` }, Object.fromEntries(written))
}

/** What a message is given for a value: amounts and days as they are read, anything else as it is. */
export function writtenValue(value: Value, isEuro: boolean, intl: IntlShape): Value {
  if (isDay(value)) return formatFilterDay(value, intl.locale as Locale)
  return isEuro && typeof value === 'number' ? intl.formatNumber(value, WHOLE_EUROS) : value
}
