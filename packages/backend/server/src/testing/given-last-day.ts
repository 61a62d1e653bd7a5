import type { Insertable } from 'kysely'
import type { Database, Tables } from '../foundation/tables/index.ts'
import { NOW } from './now.ts'

/** What is signed by the hash of a made-up addendum. */
export const ADDENDUM_HASH = 'b'.repeat(64)

/** A proposal by the landlord that a stay of April and May ends with June, unless the test says otherwise. */
export async function givenProposal(
  db: Database,
  booking_id: number,
  change: Partial<Insertable<Tables['last_day_proposal']>> = {},
): Promise<void> {
  await db
    .insertInto('last_day_proposal')
    .values({
      booking_id,
      number: 1,
      proposed_by: 'LANDLORD',
      old_end_date: '2027-05-31',
      new_end_date: '2027-06-30',
      message: 'You can stay for another month.',
      months: 3,
      days: 0,
      total_rent: 3600,
      old_total_rent: 2400,
      proposed_at: NOW,
      expires_at: new Date('2027-03-17T12:00:00Z'),
      ...change,
    })
    .execute()
}
