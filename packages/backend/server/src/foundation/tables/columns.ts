/** A column of a table, for its type alone: at run time a table knows the names of its columns. */
export const column = <Column>(): Column => undefined as Column

/** The columns of a table without some, such as those that a moment changes. */
export function columnsWithout<Table extends object, const Left extends keyof Table>(
  table: Table,
  left: readonly Left[],
): Exclude<keyof Table, Left>[] {
  const isKept = (name: keyof Table): name is Exclude<keyof Table, Left> =>
    !(left as readonly (keyof Table)[]).includes(name)

  return (Object.keys(table) as (keyof Table)[]).filter(isKept)
}
