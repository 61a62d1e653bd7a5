import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Insertable, sql } from 'kysely'
import type { Database, Tables } from '../../../foundation/tables/index.ts'
import { givenBankAccount } from '../../../testing/given-bank-account.ts'
import type { TestServer } from '../../../testing/test-server.ts'

/** A folder that files are looked for in. */
export function givenStorageFolder(): string {
  return mkdtempSync(join(tmpdir(), 'domizil-storage-'))
}

/** Adds a favourite, a search, a saved text, a help request and mails of a user. */
export async function givenTraces(server: TestServer, id: string, flatId: number): Promise<void> {
  const as = { id }
  await server.send('PUT', `/user/api/favorite/add?flatId=${flatId}`, { as })
  await server.send('PUT', '/user/api/noFlatFoundRequest', {
    as,
    body: {
      city: 'Berlin',
      months: 3,
      priceMax: 900,
      persons: 1,
      hasPets: false,
      locale: 'en',
      alert: 'NONE',
    },
  })
  await server.send('PUT', '/user/needhelp', {
    as,
    body: {
      topic: 'OTHER',
      message: `Where is the answer to ${id}?`,
      email: `${id}@example.org`,
      pageUrl: '/help',
      locale: 'en',
      acceptPrivacy: true,
    },
  })
  await server.send('POST', '/booking/api/savedReply/new', { as, body: { text: `Greetings from ${id}` } })
  await givenBankAccount(server.db, id)
  await givenMail(server, { job_id: id.length, user_id: id, to_address: `${id}@example.org` })
}

/** Adds a mail that was written and not sent. */
export async function givenMail(
  { db, clock }: TestServer,
  change: Pick<Insertable<Tables['mail']>, 'user_id' | 'to_address'> & { job_id?: number },
): Promise<void> {
  await db
    .insertInto('mail')
    .values({
      job_id: 1,
      kind: 'LANDLORD_APPROVED',
      locale: 'en',
      subject: 'Good news',
      body_text: `Hello ${change.user_id}`,
      body_html: null,
      created_at: clock.now,
      ...change,
    })
    .execute()
}

/** Every row of any table with data of a user: the name, or a reference to the id. */
export async function rowsAbout(db: Database, id: string): Promise<unknown[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`.execute(db)

  const found: unknown[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      SELECT to_jsonb(t) AS row FROM ${sql.table(name)} t WHERE t::text ILIKE ${`%${id}%`}`.execute(db)
    found.push(...rows.map(({ row }) => row).filter((row) => saysSomething(name, row, id)))
  }
  return found
}

/** The empty row that stays, what points to it from bookings, and the job that ends the deletion tell nothing. */
function saysSomething(table: string, row: Record<string, unknown>, id: string): boolean {
  const { id: _id, tenant_id: _tenant, owner_id: _owner, payload, ...rest } = row
  if (['favourite', 'saved_search', 'saved_reply'].includes(table)) return true

  const isFinish = table === 'job' && row['kind'] === 'FINISH_DELETION'
  return JSON.stringify(isFinish ? rest : { ...rest, payload })
    .toLowerCase()
    .includes(id)
}

/** Adds a review of a stay. */
export async function givenReview(
  db: Database,
  bookingId: number,
  change: Pick<Insertable<Tables['review']>, 'kind' | 'author_id'>,
): Promise<void> {
  const { flat_id, tenant_id } = await db
    .selectFrom('booking')
    .select(['flat_id', 'tenant_id'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('review')
    .values({
      booking_id: bookingId,
      flat_id,
      tenant_id,
      ratings: JSON.stringify({ communication: 5 }),
      text: 'A very fine place to stay.',
      ...change,
    })
    .execute()
}
