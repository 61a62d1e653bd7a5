import { DEFAULT_LOCALE, isLocale, type Locale } from '@domizil/domain'
import { sql } from 'kysely'
import { personName, type Queries } from '../../foundation/tables/index.ts'
import type { HelpRequestRow } from './help-desk-repository.ts'

/** Who a message goes to, and in which language. */
interface Addressee {
  userId: string
  email: string
  name: string | null
  locale: Locale
}

/** The person with an id; undefined for a deleted account. */
export async function findAddressee(db: Queries, id: string): Promise<Addressee | undefined> {
  const { rows } = await sql<Omit<Addressee, 'locale'> & { locale: string | null }>`
    SELECT person.id AS "userId", person.email, nullif(${personName('person')}, '') AS name, person.locale
    FROM app_user AS person
    WHERE person.id = ${id} AND person.deleted_at IS NULL`.execute(db)

  const [person] = rows
  return person && { ...person, locale: isLocale(person.locale) ? person.locale : DEFAULT_LOCALE }
}

/** Whether a flat belongs to a person. */
export async function ownsFlat(db: Queries, ownerId: string, flatId: number): Promise<boolean> {
  const flat = await db
    .selectFrom('flat')
    .select('id')
    .where('id', '=', flatId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()

  return flat !== undefined
}

interface NewThread extends Addressee {
  reference: string
  message: string
  flatId: number | undefined
  adminId: string
}

/** Stores a message as a settled thread of the administrator who wrote it. */
export async function insertTeamMessage(
  trx: Queries,
  { reference, message, email, name, flatId, locale, userId, adminId }: NewThread,
  now: Date,
): Promise<HelpRequestRow> {
  return trx
    .insertInto('help_request')
    .values({
      reference,
      topic: flatId === undefined ? 'OTHER' : 'LISTING',
      message,
      email,
      name,
      flat_id: flatId ?? null,
      page_url: '',
      locale,
      user_id: userId,
      created_at: now,
      status: 'CLOSED',
      closed_at: now,
      closed_by: adminId,
      assigned_to: adminId,
      from_team: true,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
