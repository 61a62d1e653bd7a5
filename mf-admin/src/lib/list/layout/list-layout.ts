import type { Column, ListDescription } from '../list-description.ts'

/** How a list is laid out for one person: the order of its columns, the hidden ones, and the height of its rows. */
export interface ListLayout {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  readonly isRoomy: boolean
}

/** As a list is described. */
export const USUAL_LAYOUT: ListLayout = { order: [], hidden: [], isRoomy: false }

type Columns = Pick<ListDescription<unknown>, 'columns'>

/**
 * All columns of a list in the order of a layout. The first one names the row and stays the first; a column that the
 * layout does not know, because it is newer, keeps its place behind the others.
 */
export function orderedColumns({ columns }: Columns, { order }: ListLayout): Column<unknown>[] {
  const [name, ...others] = columns
  const placeOf = ({ id }: Column<unknown>) => {
    const place = order.indexOf(id)
    return place === -1 ? order.length : place
  }

  return [name, ...others.toSorted((one, other) => placeOf(one) - placeOf(other))]
}

/** The columns that a layout shows. */
export function shownColumns(list: Columns, layout: ListLayout): Column<unknown>[] {
  const [name, ...others] = orderedColumns(list, layout)
  const shown = others.filter(({ id }) => !layout.hidden.includes(id))
  return name ? [name, ...shown] : shown
}

/** The layout in which a column stands one place earlier or later; the same where it cannot. */
export function moveColumn(list: Columns, layout: ListLayout, id: string, by: -1 | 1): ListLayout {
  const order = orderedColumns(list, layout)
    .slice(1)
    .map((column) => column.id)
  const from = order.indexOf(id)
  const other = order[from + by]
  if (from === -1 || other === undefined) return layout

  return { ...layout, order: order.map((one) => (one === id ? other : one === other ? id : one)) }
}
