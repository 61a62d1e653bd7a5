// proves 13.6
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from '@jest/globals'
import { sourceFiles } from '../source-files.ts'
import { storedStatusReads } from './stored-status-reads.ts'

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
