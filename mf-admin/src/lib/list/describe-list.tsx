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
type ColumnOverride<Row, Name extends string> =
  | Column<Row>
  | (Omit<Column<Row>, 'id' | 'cell'> & { readonly id: Name })

type FilterOverride = Partial<Omit<ListFilter, 'id' | 'codes'>>

/** What the contract of a list does not say. */
export interface ListOverrides<Row, L extends ListContract>
  extends Omit<ListDescription<Row>, 'call' | 'name' | 'columns' | 'more' | 'order' | 'filters'> {
  /** In their order; further columns of the contract come last. The first one names the row. */
  readonly columns: readonly [ColumnOverride<Row, ColumnOf<L>>, ...ColumnOverride<Row, ColumnOf<L>>[]]
  readonly more?: readonly ColumnOverride<Row, ColumnOf<L>>[]
  /** What a person is to the rows that are narrowed to the person's: the id of a message. */
  readonly people: Readonly<Record<PersonFilterOf<L>, string>>
  /** What is unusual about filters; those that are named come before others. */
  readonly filters?: Readonly<Record<string, FilterOverride>>
}

/** Describes a list: its contract, and what is not the usual look of a column's kind. */
export function describeList<C extends Call, Name extends AdminListName>(
  call: C,
  name: Name,
  override: ListOverrides<RowOf<C>, AdminLists[Name]>,
): ListDescription<RowOf<C>> {
  const contract: ListContract = ADMIN_LISTS[name]
  const { columns: overrides, more = [], people, filters = {}, ...rest } = override
  const columnOf = (one: ColumnOverride<RowOf<C>, string>): Column<RowOf<C>> =>
    'cell' in one ? one : usualColumn(contract, one)
  const known = new Set([...overrides, ...more].map(({ id }) => id))
  const others = Object.entries(contract.columns).flatMap(([id, { part }]) =>
    part || known.has(id) || hasOther(overrides, id) ? [] : [columnOf({ id })],
  )
  const [first, ...following] = overrides

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
const hasOther = (overrides: readonly { readonly sort?: string }[], id: string) =>
  overrides.some(({ sort }) => sort === id)

function usualColumn<Row>(
  { columns }: ListContract,
  { id, ...override }: Omit<Column<Row>, 'cell'>,
): Column<Row> {
  const column = columns[id] as ListColumn
  return {
    id,
    ...(isRight(column) && { isNumber: true }),
    ...override,
    cell: (row) => usualCell(column, (row as Record<string, unknown>)[id]),
  }
}

const FLAGS = ['true', 'false'] as const

/** The status comes first, then what is named, columns, flags and people. */
function filtersOf(
  contract: ListContract,
  people: Readonly<Record<string, string>>,
  overrides: Readonly<Record<string, FilterOverride>>,
): ListFilter[] {
  const columns = columnsWith(contract, 'filtered')
  const placeOf = (id: string) => {
    if (contract.columns[id]?.kind === 'text' && !contract.columns[id]?.codes) return 3
    return id === 'status' ? 0 : id in overrides ? 1 : 2
  }
  return [
    ...columns
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((id) => filterOf(id, contract.columns[id])),
    ...(contract.flags ?? []).map((id) => filterOf(id, { kind: 'flag' })),
    ...(contract.people ?? []).map((id) => ({ id, codes: [], personWord: () => people[id] })),
  ].map((filter) => ({ ...filter, ...overrides[filter.id] }))
}

function filterOf(id: string, { kind, codes = [], vocabulary }: ListColumn = { kind: 'text' }): ListFilter {
  if (kind === 'flag') return { id, codes: FLAGS, isSingle: true, wordOf: (code) => `yesNo.${code}` }
  return { id, codes, ...(vocabulary && { wordOf: (code: string) => `${vocabulary}.${code}` }) }
}
