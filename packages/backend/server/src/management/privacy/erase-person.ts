import { sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'
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
      locked_until: until,
      deleted_at: sql<Date>`coalesce(deleted_at, ${now})`,
    })
    .where('id', '=', userId)
    .execute()
}

/** Deletes a user's other data, including pending mails. */
export async function eraseTraces(trx: Queries, userId: string): Promise<void> {
  await trx.deleteFrom('favourite').where('user_id', '=', userId).execute()
  await trx.deleteFrom('saved_search').where('user_id', '=', userId).execute()
  await trx.deleteFrom('help_request').where('user_id', '=', userId).execute()
  await trx.deleteFrom('idempotency_key').where('user_id', '=', userId).execute()
  await trx.deleteFrom('mail').where('user_id', '=', userId).execute()
  await trx
    .deleteFrom('job')
    .where('kind', '=', SEND_MAIL)
    .where('done_at', 'is', null)
    .where(sql<boolean>`payload->>'to' = ${userId}`)
    .execute()
}

/** A user's reviews of flats stay without the name; reviews of the user are deleted. */
export async function anonymiseReviews(trx: Queries, userId: string): Promise<void> {
  await trx.deleteFrom('review').where('kind', '=', 'TENANT').where('tenant_id', '=', userId).execute()
  await trx.updateTable('review').set({ author_id: null }).where('author_id', '=', userId).execute()
}
