import { sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'
import { isAsker } from './own-help.ts'
import type { ReportingAccount } from './own-reports.ts'
import { SEND_MAIL } from '../../infrastructure/mail/index.ts'

/** Clears the row of a user. It stays for the bookings and flats that refer to it. */
export async function erasePerson(trx: Queries, userId: string, until: string | null, now: Date) {
  await trx
    .updateTable('app_user')
    .set({
      email: '',
      given_name: '',
      family_name: '',
      email_verified: false,
      is_commercial: false,
      commercial_stated: false,
      company_name: null,
      phone: null,
      street: null,
      postcode: null,
      city: null,
      country_code: null,
      billing_street: null,
      billing_postcode: null,
      billing_city: null,
      billing_country_code: null,
      register_number: null,
      vat_id: null,
      locale: null,
      blocked_at: null,
      blocked_reason: null,
      locked_until: until,
      deleted_at: sql<Date>`coalesce(deleted_at, ${now})`,
    })
    .where('id', '=', userId)
    .execute()
}

/**
 * Deletes a user's other data: favourites, searches, saved texts, help requests, with a session or without one, and mails
 * with what they say, sent or not, also those to the address without an account.
 */
export async function eraseTraces(trx: Queries, { id: userId, email }: ReportingAccount): Promise<void> {
  await trx.deleteFrom('favourite').where('user_id', '=', userId).execute()
  await trx.deleteFrom('saved_search').where('user_id', '=', userId).execute()
  await trx.deleteFrom('saved_reply').where('user_id', '=', userId).execute()
  await trx.deleteFrom('idempotency_key').where('user_id', '=', userId).execute()
  await trx
    .deleteFrom('help_request as request')
    .where(isAsker({ id: userId, email }))
    .execute()
  const address = email?.toLowerCase() ?? null
  await trx
    .deleteFrom('mail')
    .where(sql<boolean>`(user_id = ${userId} OR (user_id IS NULL AND lower(to_address) = ${address}::text))`)
    .execute()
  await trx
    .deleteFrom('job')
    .where('kind', '=', SEND_MAIL)
    .where(
      sql<boolean>`(payload->>'to' = ${userId}
        OR (payload->>'to' IS NULL AND lower(payload->>'address') = ${address}::text))`,
    )
    .execute()
}

/** The changes of a user's bookings that open pages have asked for: last, as the deletion itself is such a change. */
export async function eraseChanges(trx: Queries, userId: string): Promise<void> {
  await trx.deleteFrom('user_change').where('user_id', '=', userId).execute()
}

/** A user's reviews of flats stay without the name; reviews of the user are deleted. */
export async function anonymiseReviews(trx: Queries, userId: string): Promise<void> {
  await trx.deleteFrom('review').where('kind', '=', 'TENANT').where('tenant_id', '=', userId).execute()
  await trx.updateTable('review').set({ author_id: null }).where('author_id', '=', userId).execute()
}

/** What administrators have done to an account stays in the audit trail by ids alone, without what they have said. */
export async function anonymiseAudit(trx: Queries, userId: string): Promise<void> {
  const about = sql`subject_type = 'USER' AND subject_id = ${userId}`
  await sql`SELECT set_config('domizil.erased_account', ${userId}, true)`.execute(trx)
  await sql`UPDATE audit_entry SET reason = NULL, before = before - 'reason' WHERE ${about}`.execute(trx)
}
