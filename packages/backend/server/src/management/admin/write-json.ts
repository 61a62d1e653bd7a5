/** Rows within an array of JSON, a line each. `isFirst` says whether they are the first ones of the array. */
export function jsonRows(columns: readonly string[], rows: readonly object[], isFirst: boolean): string {
  const lines = rows.map((row) =>
    JSON.stringify(Object.fromEntries(columns.map((name) => [name, (row as Record<string, unknown>)[name]]))),
  )
  return lines.map((line, at) => `${isFirst && at === 0 ? '' : ','}\n${line}`).join('')
}
