import { SEARCH_FIELDS, type SearchField, type SearchFilter } from './search-fields.ts'

/** A filter of a list of codes, or with a few options. */
type OptionRow = Extract<(typeof SEARCH_FIELDS)[number], { kind: 'codes' } | { options: readonly unknown[] }>

type OptionOf<Row extends OptionRow> = Row extends { options: readonly (infer Option)[] }
  ? Option
  : Row extends { codes: readonly (infer Code)[] }
    ? Code
    : never

/** A filter that is chosen from options. */
export type OptionField = OptionRow['field']

const OPTION_ROWS = SEARCH_FIELDS.filter((row): row is OptionRow => row.kind === 'codes' || 'options' in row)

/** The filters that are chosen from a few options, and these options. */
export const SEARCH_OPTIONS = Object.fromEntries(
  OPTION_ROWS.map((row) => [row.field, 'options' in row ? row.options : row.codes]),
) as object as { readonly [Row in OptionRow as Row['field']]: readonly OptionOf<Row>[] }

/** An option of a filter. */
export type SearchOption<Field extends OptionField = OptionField> = (typeof SEARCH_OPTIONS)[Field][number]

/** The filters that are chosen from options. */
export const OPTION_FIELDS: readonly OptionField[] = OPTION_ROWS.map(({ field }) => field)

/** Filters of codes one of which is enough: those that are compared with a column. All others want every code. */
export const ANY_OF_FIELDS: readonly OptionField[] = OPTION_ROWS.flatMap((row) =>
  isAnyOf(row) ? row.field : [],
)

function isAnyOf(row: SearchField): boolean {
  return row.kind === 'codes' && row.compared !== undefined && row.compared.by !== 'eachOf'
}

/** The filter once an option is chosen: added to those of a list, and otherwise in place of another. */
export function withOption(
  filter: SearchFilter,
  field: OptionField,
  option: SearchOption,
): Pick<SearchFilter, OptionField> {
  const isList = OPTION_ROWS.some((row) => row.field === field && row.kind === 'codes')
  if (!isList) return { [field]: option }

  const chosen = [filter[field]].flat()
  return { [field]: SEARCH_OPTIONS[field].filter((code) => code === option || chosen.includes(code)) }
}
