import type { ErrorBody } from '@domizil/api'
import {
  FLAT_FIELDS,
  type FlatUnit,
  formatDay,
  type Issue,
  type IssueCode,
  type Locale,
} from '@domizil/domain'
import { SEARCH_FIELDS, type SearchField } from '@domizil/links'
import { fillIn, type Sentence } from './sentence.ts'
import messages from './issue-messages.json' with { type: 'json' }

/** The issues of a request as details of an error: messages in the caller's language, and codes for the browser. */
export function issueDetails(issues: readonly Issue[], locale: Locale): NonNullable<ErrorBody['details']> {
  return issues.map(({ field, code, latest, min, max, ...numbers }) => {
    const range = rangeIn({ min, max }, { locale, ...(code === 'OUT_OF_RANGE' && { field }) })
    const values = { ...numbers, ...range, ...(latest && { latest: formatDay(latest) }) }
    return { field, code, message: fillIn(sentenceOf(code, { max, ...numbers })[locale], values) }
  })
}

function sentenceOf(code: IssueCode, { max, decimals }: Partial<Issue>): Sentence {
  if (code === 'LENGTH_NOT_OFFERED' && max === undefined) return messages.withoutLongestStay
  if (code === 'TOO_MANY_DECIMALS' && decimals !== undefined) return messages.ofSomeDecimals
  return messages.ofCode[code]
}

const UNITS: Readonly<Record<FlatUnit, string>> = {
  euro: '€',
  squareMeter: 'm²',
  meter: 'm',
  centimeter: 'cm',
  kilometer: 'km',
  percent: '%',
  minute: 'min',
}

type Unit = keyof typeof UNITS

const UNIT_OF_FLAT: ReadonlyMap<string, Unit> = new Map(
  Object.entries(FLAT_FIELDS).flatMap(([field, row]) => ('unit' in row ? [[field, row.unit] as const] : [])),
)

/** The units of the fields of flats and of filters, by their names on the wire. A filter of a flat's field has its unit. */
const UNIT_OF: ReadonlyMap<string, Unit> = new Map([
  ...UNIT_OF_FLAT,
  ...SEARCH_FIELDS.flatMap((row: SearchField) => {
    const fields = 'fields' in row ? row.fields : [row.field]
    const unit = UNIT_OF_FLAT.get(row.label?.replace('flatField.', '') ?? '') ?? (row as { unit?: Unit }).unit
    return unit ? fields.map((field) => [field, unit] as const) : []
  }),
])

/** The ends of a range as their reader writes numbers, the upper one with the unit of the field. */
export function rangeIn(
  { min, max }: { min?: number | undefined; max?: number | undefined },
  { field = '', locale }: { field?: string; locale: Locale },
): Record<string, string> {
  const unit = UNIT_OF.get(field.split('.').at(-1) ?? field)
  const write = (end: number) => end.toLocaleString(locale)
  return {
    ...(min !== undefined && { min: write(min) }),
    ...(max !== undefined && { max: unit ? `${write(max)}\u00A0${UNITS[unit]}` : write(max) }),
  }
}
