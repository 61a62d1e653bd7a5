/** How a query names the stored bookings: in raw SQL, and in the query builder. */
const RAW =
  /\b(?:FROM|JOIN|USING)\s+booking\b(?:\s+(?:AS\s+)?(?!AS\b|ON\b|WHERE\b|SET\b|USING\b|JOIN\b|LEFT\b|INNER\b|CROSS\b|GROUP\b|ORDER\b|LIMIT\b)([a-z_]+))?/gi
const BUILT = /\b(?:selectFrom|innerJoin|leftJoin|rightJoin|using)\('booking(?: as ([a-z_]+))?'/g

/** A deadline changes them without a write: only the as-of relation has them as they are at a moment. */
const COLUMNS = '(?:status|cancel_reason)'

/**
 * The lines of a server's source that query stored bookings and read a status that may be out of date, each with its
 * number. A query ends with the parentheses or the template around it, or with the statement.
 */
export function storedStatusReads(source: string): string[] {
  return [...source.matchAll(RAW), ...source.matchAll(BUILT)]
    .filter(({ index, 1: alias = 'booking' }) => readsStatus(queryAround(source, index), alias))
    .map(({ index }) => source.slice(0, index).split('\n').length)
    .toSorted((one, other) => one - other)
    .map((line) => `${line}: ${source.split('\n')[line - 1]?.trim()}`)
}

/** Qualified by the table's name, or bare where no other table is named. */
function readsStatus(query: string, alias: string): boolean {
  if (new RegExp(`\\b${alias}\\.${COLUMNS}\\b`).test(query)) return true
  const isOnly = !/\bjoin\b|Join\(/i.test(query)
  return isOnly && new RegExp(`(?<![.\\w$])${COLUMNS}\\b(?!\\s*:)`).test(query)
}

/** The text between the parentheses, template quotes or blank lines that enclose a position. */
function queryAround(source: string, at: number): string {
  return source.slice(at - lengthBefore(source.slice(0, at)), at + lengthAfter(source.slice(at)))
}

function lengthBefore(text: string): number {
  let depth = 0
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1
    else if (text[at] === '(') depth -= 1
    if (depth < 0 || text[at] === '`' || text.startsWith('\n\n', at)) return text.length - 1 - at
  }
  return text.length
}

function lengthAfter(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')') depth -= 1
    if (depth < 0 || text[at] === '`' || text.startsWith('\n\n', at)) return at
  }
  return text.length
}
