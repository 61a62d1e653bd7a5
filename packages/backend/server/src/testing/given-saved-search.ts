import { addHours } from '@domizil/domain'
import type { Database } from '../foundation/tables/index.ts'
import { NOW } from './now.ts'

/** A user's saved search for Berlin, whose alerts are instant and were last sent two hours ago. Returns its id. */
export async function givenSavedSearch(db: Database, userId: string): Promise<number> {
  const { id } = await db
    .insertInto('saved_search')
    .values({
      user_id: userId,
      city: 'Berlin',
      months: 3,
      price_max: 5000,
      persons: 1,
      has_pets: false,
      locale: 'en',
      alert: 'INSTANT',
      alerted_at: addHours(NOW, -2),
      created_at: addHours(NOW, -2),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
