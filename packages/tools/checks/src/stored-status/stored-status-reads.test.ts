// proves 13.6
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from '@jest/globals'
import { sourceFiles } from '../source-files.ts'

const SERVER = join(import.meta.dirname, '../../../../backend/server/src')
/** Says how the status of a moment follows from the stored one. */
const AS_OF = 'foundation/tables/as-of.ts'

test.each([
  "sql`SELECT count(*) FROM booking WHERE status = 'REQUESTED'`",
  'sql`SELECT booking.status FROM flat JOIN booking ON booking.flat_id = flat.id`',
  'sql`SELECT b.cancel_reason FROM booking AS b JOIN flat ON flat.id = b.flat_id`',
  'sql`SELECT id, (SELECT max(status) FROM booking WHERE booking.flat_id = flat.id) FROM flat`',
  "db.selectFrom('booking').select('id').where('status', '=', 'REQUESTED').execute()",
  "db.selectFrom('invoice').innerJoin('booking as b', 'b.id', 'booking_id').select('b.status').execute()",
])('%s is found as a read of the stored status', (line) => {
  expect(storedStatusReads(`\n${line}\n\nelse`)).toEqual([`2: ${line}`])
})

test.each([
  'sql`SELECT booking.status FROM ${bookingsAsOf(now)} AS booking`',
  'sql`SELECT flat.status FROM flat JOIN booking ON booking.flat_id = flat.id`',
  'sql`SELECT status, (SELECT count(*) FROM booking WHERE booking.flat_id = flat.id) FROM flat`',
  "db.selectFrom(bookingsAsOf(now).as('booking')).select('booking.status').execute()",
  "db.selectFrom('booking').select('tenant_id').execute()",
])('%s is not taken for a read of the stored status', (line) => {
  expect(storedStatusReads(`\n${line}\n\nelse`)).toEqual([])
})

test('queries read the status of a booking as of now, not the stored one', () => {
  const files = sourceFiles(SERVER).filter((file) => !file.includes('/testing/'))

  const reads = files.flatMap((file) =>
    storedStatusReads(readFileSync(file, 'utf8')).map((line) => `${relative(SERVER, file)}:${line}`),
  )

  expect(files.map((file) => relative(SERVER, file))).toContain(AS_OF)
  expect(reads.filter((read) => !read.startsWith(AS_OF))).toEqual([])
})

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
function storedStatusReads(source: string): string[] {
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
