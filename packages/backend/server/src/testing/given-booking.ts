import type { Insertable } from 'kysely'
import type { Database, Tables } from '../foundation/tables/index.ts'
import { givenUser } from './given.ts'
import { NOW } from './test-server.ts'

/** A booking in some status, as a row: by Tara, for two months from April, unless the test says otherwise. */
export async function givenBooking(
  db: Database,
  flatId: number,
  change: Partial<Insertable<Tables['booking']>> = {},
): Promise<number> {
  const tenant_id = await givenUser(db, change.tenant_id ?? 'tara')
  const { id } = await db
    .insertInto('booking')
    .values({
      flat_id: flatId,
      start_date: '2027-04-01',
      end_date: '2027-05-31',
      months: 2,
      days: 0,
      price_per_month: 1200,
      deposit: 2400,
      total_rent: 2400,
      number_of_persons: 1,
      reason_of_stay: 'STUDY',
      occupation: 'STUDENT',
      message: 'I would love to stay in your flat.',
      has_pets: false,
      smoker: false,
      created_at: NOW,
      ...change,
      tenant_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  return id
}
