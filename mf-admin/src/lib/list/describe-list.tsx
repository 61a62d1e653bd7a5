import {
  ADMIN_LISTS,
  type AdminLists,
  type Call,
  type CallOutput,
  type ColumnOf,
  columnsWith,
  type ListColumn,
  type ListContract,
  type PersonFilterOf,
} from '@domizil/api'
import type { AdminListName } from '@domizil/domain'
import { isRight, usualCell } from '../cells/usual-cell.tsx'
import type { Column, ListDescription, ListFilter } from './list-description.ts'

type RowOf<C extends Call> = CallOutput<C> extends { items: (infer Row)[] } ? Row : never

/** How a column of the contract is shown; without a cell it has the usual one of its kind. */
type Look<Row, Name extends string> = Column<Row> | (Omit<Column<Row>, 'id' | 'cell'> & { readonly id: Name })

type FilterLook = Partial<Omit<ListFilter, 'id' | 'codes'>>

/** What the contract of a list does not say. */
export interface ListLook<Row, L extends ListContract>
  extends Omit<ListDescription<Row>, 'call' | 'name' | 'columns' | 'more' | 'order' | 'filters'> {
  /** In their order; further columns of the contract come last. The first one names the row. */
  readonly columns: readonly [Look<Row, ColumnOf<L>>, ...Look<Row, ColumnOf<L>>[]]
  readonly more?: readonly Look<Row, ColumnOf<L>>[]
  /** What a person is to the rows that are narrowed to the person's: the id of a message. */
  readonly people: Readonly<Record<PersonFilterOf<L>, string>>
  /** What is unusual about filters; those that are named come before others. */
  readonly filters?: Readonly<Record<string, FilterLook>>
}

/** Describes a list: its contract, and what is not the usual look of a column's kind. */
export function describeList<C extends Call, Name extends AdminListName>(
  call: C,
  name: Name,
  look: ListLook<RowOf<C>, AdminLists[Name]>,
): ListDescription<RowOf<C>> {
  const contract: ListContract = ADMIN_LISTS[name]
  const { columns: looks, more = [], people, filters = {}, ...rest } = look
  const columnOf = (one: Look<RowOf<C>, string>): Column<RowOf<C>> =>
    'cell' in one ? one : usualColumn(contract, one)
  const known = new Set([...looks, ...more].map(({ id }) => id))
  const others = Object.entries(contract.columns).flatMap(([id, { part }]) =>
    part || known.has(id) || hasOther(looks, id) ? [] : [columnOf({ id })],
  )
  const [first, ...following] = looks

  return {
    ...rest,
    call,
    name,
    columns: [columnOf(first), ...following.map(columnOf), ...others],
    more: more.map(columnOf),
    order: { sort: contract.day, dir: contract.dir },
    filters: filtersOf(contract, people, filters),
  }
}

/** Whether a column of another id is sorted by it. */
const hasOther = (looks: readonly { readonly sort?: string }[], id: string) =>
  looks.some(({ sort }) => sort === id)

function usualColumn<Row>(
  { columns }: ListContract,
  { id, ...look }: Omit<Column<Row>, 'cell'>,
): Column<Row> {
  const column = columns[id] as ListColumn
  return {
    id,
    ...(isRight(column) && { isNumber: true }),
    ...look,
    cell: (row) => usualCell(column, (row as Record<string, unknown>)[id]),
  }
}

const FLAGS = ['true', 'false'] as const

/** The status comes first, then what is named, columns, flags and people. */
function filtersOf(
  contract: ListContract,
  people: Readonly<Record<string, string>>,
  looks: Readonly<Record<string, FilterLook>>,
): ListFilter[] {
  const columns = columnsWith(contract, 'filtered')
  const placeOf = (id: string) => {
    if (contract.columns[id]?.kind === 'text' && !contract.columns[id]?.codes) return 3
    return id === 'status' ? 0 : id in looks ? 1 : 2
  }
  return [
    ...columns
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((id) => filterOf(id, contract.columns[id])),
    ...(contract.flags ?? []).map((id) => filterOf(id, { kind: 'flag' })),
    ...(contract.people ?? []).map((id) => ({ id, codes: [], personWord: () => people[id] })),
  ].map((filter) => ({ ...filter, ...looks[filter.id] }))
}

function filterOf(id: string, { kind, codes = [], vocabulary }: ListColumn = { kind: 'text' }): ListFilter {
  if (kind === 'flag') return { id, codes: FLAGS, isSingle: true, wordOf: (code) => `yesNo.${code}` }
  return { id, codes, ...(vocabulary && { wordOf: (code: string) => `${vocabulary}.${code}` }) }
}
