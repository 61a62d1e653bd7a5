import type { SEARCH_FIELDS } from '@domizil/links'

/** The filters that several make one chip of, or none: place, visitor's place, stay, and how flats are shown. */
export const COMBINED = [
  'q',
  'at',
  'r',
  'bounds',
  'near',
  'nearname',
  'within',
  'from',
  'to',
  'months',
  'flex',
  'sort',
  'page',
] as const

/** A filter whose words depend on no other. */
export type WordedRow = Exclude<(typeof SEARCH_FIELDS)[number], { name: (typeof COMBINED)[number] }>

type Message<Row extends WordedRow> = Row extends { kind: 'codes' }
  ? never
  : Row extends {
        kind: 'range'
        name: infer Name extends string
        fields: readonly (infer End extends string)[]
      }
    ? Name | End
    : Row extends { field: infer Field extends string }
      ? Field
      : never

type CodeWord<Row extends WordedRow> = Row extends {
  words: infer Words extends string
  codes: readonly (infer Code extends string)[]
}
  ? `${Words}.${Code}`
  : never

type NameMessage<Row extends WordedRow> = Row extends { label: infer Label extends string }
  ? Label
  : Row extends { field: infer Field extends string }
    ? `filterName.${Field}`
    : `filterName.${Row['name']}`

/**
 * What an app that shows filters says: the name of each filter, the field's if it has one, and its chip with `{value}`; of a range a chip for
 * each end alone, and one with `{low}` and `{high}`. The chip of a code is the word of the code.
 */
export type FilterTexts = Readonly<
  Record<NameMessage<WordedRow> | `filter.${Message<WordedRow>}` | CodeWord<WordedRow>, string>
>
