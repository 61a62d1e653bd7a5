import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../foundation/tables/index.ts'

/** Enough for a call to have come to where it has to wait. */
const LINING_UP_MS = 500

/** Waits until a call that was just made stands where it cannot go on. */
export const linedUp = () => pause(LINING_UP_MS)

/** Locks the row of a user until the returned function is called; concurrent changes wait. */
export async function holdPerson(db: Database, id: string) {
  const holder = await db.startTransaction().execute()
  await holder.selectFrom('app_user').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return () => holder.commit().execute()
}

/** The same for the calendars that a flat imports. */
export async function holdCalendar(db: Database, flatId: number) {
  const holder = await db.startTransaction().execute()
  const row = holder.selectFrom('imported_calendar').select('url').where('flat_id', '=', flatId)
  await row.forNoKeyUpdate().execute()
  return () => holder.commit().execute()
}
