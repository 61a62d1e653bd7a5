import { ADMIN_FILES, ADMIN_PAGE_SIZES, SORT_DIRECTIONS } from '@domizil/domain'
import { type Static, type TOptional, type TSchema, type TUnsafe, Type } from 'typebox'
import {
  columnsWith,
  type ListColumn,
  type ListContract,
  type ListFilters,
  type ListRow,
  NAMED_BY_SERVER,
  type OtherOf,
  type SortOf,
} from '../lists.ts'
import { Day, Id, LocaleCode, lineUpTo, Moment, orNull, PersonId } from './parts.ts'

const MAX_PAGE = 1_000_000
const MAX_SEARCH_LENGTH = 200
const MAX_CODE_LENGTH = 60
const MAX_CODES = 100

const SCHEMAS: Readonly<Record<Exclude<ListColumn['kind'], 'code' | 'other'>, TSchema>> = {
  id: Id,
  name: Type.String(),
  text: Type.String(),
  day: Day,
  moment: Moment,
  count: Type.Integer(),
  number: Type.Number(),
  euro: Type.Integer(),
  amount: Type.Number(),
  flag: Type.Boolean(),
  language: LocaleCode,
}

type OthersOf<L extends ListContract> = Readonly<Record<OtherOf<L>, TSchema>>
type RowOf<L extends ListContract, Others extends OthersOf<L>> = ListRow<L> & {
  [Name in OtherOf<L>]: Static<Others[Name]>
}
type Flat<T> = { [Name in keyof T]: T[Name] }

/** The schema of a row of a list, with those of its columns of the kind `other`. */
export function rowOf<L extends ListContract, Others extends OthersOf<L>>(
  list: L,
  others: Others,
): TUnsafe<Flat<RowOf<L, Others>>> {
  const known: Readonly<Record<string, TSchema>> = others
  const schemaOf = (name: string, { kind, codes = [], optional }: ListColumn): TSchema => {
    if (kind === 'other') return known[name] ?? Type.Never()
    const schema = kind === 'code' ? Type.Enum([...codes]) : SCHEMAS[kind]
    return optional ? orNull(schema) : schema
  }
  return Type.Unsafe(
    Type.Object(
      Object.fromEntries(
        Object.entries(list.columns).map(([name, column]) => [name, schemaOf(name, column)]),
      ),
    ),
  )
}

/** Any of the codes; the parameter is repeated, or its values are separated by commas. */
const anyOf = (codes: readonly string[]) =>
  codes === NAMED_BY_SERVER
    ? Type.Optional(Type.Array(lineUpTo(MAX_CODE_LENGTH), { uniqueItems: true, maxItems: MAX_CODES }))
    : Type.Optional(Type.Array(Type.Enum([...codes]), { uniqueItems: true }))
const Flag = Type.Optional(Type.Boolean())

function filterOf({ kind, codes }: ListColumn): TSchema {
  if (codes) return anyOf(codes)
  return kind === 'flag' ? Flag : Type.Optional(lineUpTo(MAX_SEARCH_LENGTH))
}

type Filters<L extends ListContract> = {
  [Name in keyof ListFilters<L>]: TOptional<TUnsafe<ListFilters<L>[Name]>>
}

/** The parameters of a list: page, order, search text, a range of days, and its filters. */
export function queryOf<L extends ListContract>(list: L) {
  const filters = {
    ...Object.fromEntries(
      columnsWith(list, 'filtered').map((name) => [name, filterOf(list.columns[name] as ListColumn)]),
    ),
    ...Object.fromEntries((list.flags ?? []).map((name) => [name, Flag])),
    ...Object.fromEntries((list.people ?? []).map((name) => [name, Type.Optional(PersonId)])),
  } as Filters<L>

  return Type.Object({
    page: Type.Integer({ minimum: 0, maximum: MAX_PAGE, default: 0 }),
    // A flat's size is another field of this name.
    size: Type.Integer({ enum: [...ADMIN_PAGE_SIZES], default: ADMIN_PAGE_SIZES[0], calledAs: 'pageSize' }),
    sort: Type.Optional(Type.Enum(columnsWith(list, 'sorted') as SortOf<L>[])),
    dir: Type.Optional(Type.Enum([...SORT_DIRECTIONS])),
    q: Type.Optional(lineUpTo(MAX_SEARCH_LENGTH)),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    /** All matching rows as a file, whatever the header `Accept` says. */
    file: Type.Optional(Type.Enum([...ADMIN_FILES])),
    ...filters,
  })
}

const pageOf = <Row extends TSchema>(row: Row) =>
  Type.Object({
    items: Type.Array(row),
    total: Type.Integer(),
    page: Type.Integer(),
    size: Type.Integer(),
  })

/** The call that reads a list. With `Accept: text/csv` it returns all matching rows as a file. */
export function listCall<L extends ListContract, Row extends TSchema>(list: L, row: Row) {
  return { query: queryOf(list), response: pageOf(row), file: 'text/csv' } as const
}
