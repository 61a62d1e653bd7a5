import type { AdminSearch } from '@domizil/api'
import { type AuditSubject, formatDay, isDay } from '@domizil/domain'
import { stringify } from 'csv-stringify/browser/esm/sync'
import type { IntlShape } from 'react-intl'
import { STATUS_WORDS } from '../../audit-status-words.ts'
import { MOMENT } from '../../cells/cells.tsx'
import { filterTexts } from '../../search-filters.ts'
import type { ListFilter } from '../list-description.ts'

type Row = Readonly<Record<string, unknown>>

/** Where the headings are of the fields within a cell: of an action, a review. */
const HEADINGS = ['auditField', 'reviewCategory', 'column']
/** Where the words of a field's codes are, if not under the field's name. */
const CODES: Readonly<Record<string, string>> = { houseRules: 'houseRule' }
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/**
 * The rows as CSV that a German spreadsheet opens: semicolons, decimal commas, German dates. Headers and codes are in the
 * words of `intl`; fields that have none, as the ids of people, are left out. No text is taken for a formula.
 */
export function germanSpreadsheet(
  rows: readonly Row[],
  filters: readonly ListFilter[],
  intl: IntlShape,
): Blob {
  const fields = Object.keys(rows[0] ?? {}).flatMap((name) => {
    const header = firstKnown(intl, [`file.${name}`, `column.${name}`])
    return header === undefined ? [] : [{ name, header }]
  })
  const cellOf = (row: Row, name: string): unknown => {
    const value = row[name]
    const wordOf = filters.find(({ id }) => id === name)?.wordOf
    const isCode = typeof value === 'string' || typeof value === 'boolean'
    const word = wordOf && isCode ? firstKnown(intl, [wordOf(`${value}`)]) : undefined
    return word ?? (typeof value === 'number' ? value : textOf(intl, row, name, value))
  }

  const text = stringify(
    [fields.map(({ header }) => header), ...rows.map((row) => fields.map(({ name }) => cellOf(row, name)))],
    {
      bom: true,
      delimiter: ';',
      record_delimiter: 'windows',
      escape_formulas: true,
      cast: { number: withComma },
    },
  )
  return new Blob([text], { type: 'text/csv' })
}

function textOf(intl: IntlShape, row: Row, name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return withComma(value)
  if (typeof value === 'boolean') return intl.formatMessage({ id: `yesNo.${value}` })
  if (Array.isArray(value)) return value.map((one) => textOf(intl, row, name, one)).join(', ')
  if (typeof value === 'string') return wordOfText(intl, row, name, value)
  if (name === 'filters') return filterTexts(value as AdminSearch['filters'], intl).join(', ')

  return Object.entries(value)
    .map(([key, one]) => {
      const heading = firstKnown(
        intl,
        HEADINGS.map((group) => `${group}.${key}`),
      )
      return `${heading ?? key}: ${textOf(intl, row, key, one)}`
    })
    .join(', ')
}

function wordOfText(intl: IntlShape, { subjectType, subjectId }: Row, name: string, text: string): string {
  const day = isDay(text) ? formatDay(text) : undefined
  if (day) return day
  if (ISO_MOMENT.test(text)) return MOMENT.format(new Date(text)).replace(', ', ' ')

  const status =
    name === 'status' ? STATUS_WORDS[subjectType as AuditSubject]?.(text, String(subjectId)) : undefined
  const group = CODES[name] ?? name
  return firstKnown(intl, [status ?? `${group}.${text}`]) ?? text
}

const withComma = (value: number) => String(value).replace('.', ',')

const firstKnown = (intl: IntlShape, ids: readonly string[]) => {
  const id = ids.find((one) => one in intl.messages)
  return id === undefined ? undefined : intl.formatMessage({ id })
}
