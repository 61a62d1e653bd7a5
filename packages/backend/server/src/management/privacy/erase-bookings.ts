import type { HandoverContent } from '@domizil/domain'
import { sql } from 'kysely'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'
import type { UnreferencedFiles } from '../../infrastructure/storage/index.ts'

/**
 * Erases a user's personal data and messages in bookings, and the questions before them. Of a signed contract only the texts of the request are
 * erased: the rest has a legal retention. Returns the keys of unreferenced documents.
 */
export async function eraseBookings(trx: Queries, userId: string, now: Date): Promise<string[]> {
  await trx
    .updateTable('booking')
    .set({ message: '', company_name: null })
    .where('tenant_id', '=', userId)
    .execute()
  await eraseLastDayWords(trx, userId)
  await trx.deleteFrom('booking_message').where('author_id', '=', userId).execute()
  await trx.deleteFrom('question').where('tenant_id', '=', userId).execute()
  await eraseEvents(trx, userId, now)
  await trx
    .updateTable('booking_attachment')
    .set({ uploaded_by: null })
    .where('uploaded_by', '=', userId)
    .execute()

  const unsigned = bookingsOf(trx, userId, now).where('b.status', '<>', 'BOOKING_COMPLETED')
  return erasePapers(trx, unsigned)
}

/** Erases the rest of a user's contracts at the end of their retention. Returns the keys of the files. */
export async function eraseContracts(trx: Queries, userId: string, now: Date): Promise<UnreferencedFiles> {
  const bookings = bookingsOf(trx, userId, now)
  await trx
    .updateTable('booking_event')
    .set({ actor_id: null, note: null })
    .where('booking_id', 'in', bookings)
    .execute()
  await trx.deleteFrom('invoice').where('recipient_id', '=', userId).execute()
  await trx
    .updateTable('last_day_proposal')
    .set({ message: '', reason: null, landlord_signed_name: null, tenant_signed_name: null })
    .where('booking_id', 'in', bookings)
    .execute()

  const papers = await erasePapers(trx, bookings)
  const added = await eraseDeposits(trx, bookings)
  const keysOf = (kind: 'PICTURE' | 'PDF') =>
    added.filter((file) => file.kind === kind).map(({ storage_key }) => storage_key)
  return { pictures: keysOf('PICTURE'), documents: [...papers, ...keysOf('PDF')] }
}

/** What a user has written with proposals of another last day, and with answers to them. */
async function eraseLastDayWords(trx: Queries, userId: string): Promise<void> {
  const isTenant = sql<boolean>`EXISTS (SELECT 1 FROM booking
    WHERE booking.id = last_day_proposal.booking_id AND booking.tenant_id = ${userId})`
  const isLandlord = sql<boolean>`EXISTS (SELECT 1 FROM booking JOIN flat ON flat.id = booking.flat_id
    WHERE booking.id = last_day_proposal.booking_id AND flat.owner_id = ${userId})`
  const isBy = (proposer: 'TENANT' | 'LANDLORD', is: typeof isTenant) =>
    sql<boolean>`(proposed_by = ${proposer} AND ${is})`

  await trx
    .updateTable('last_day_proposal')
    .set({ message: '' })
    .where(sql<boolean>`${isBy('TENANT', isTenant)} OR ${isBy('LANDLORD', isLandlord)}`)
    .execute()
  await trx
    .updateTable('last_day_proposal')
    .set({ reason: null })
    .where(sql<boolean>`${isBy('LANDLORD', isTenant)} OR ${isBy('TENANT', isLandlord)}`)
    .execute()
}

const NO_HANDOVER: HandoverContent = { rooms: [], keys: [], meters: [], remarks: '' }

/** What the parties have written about deposits and in protocols, and the files that they have added. */
async function eraseDeposits(trx: Queries, bookings: ReturnType<typeof bookingsOf>) {
  await trx
    .updateTable('deposit_statement')
    .set({ objection: null })
    .where('booking_id', 'in', bookings)
    .execute()
  await trx
    .updateTable('deposit_deduction')
    .set({ reason: '', file_ids: [] })
    .where('booking_id', 'in', bookings)
    .execute()
  await trx
    .updateTable('handover')
    .set({ content: JSON.stringify(NO_HANDOVER), tenant_remarks: null, landlord_remarks: null })
    .where('booking_id', 'in', bookings)
    .execute()
  return trx
    .deleteFrom('booking_file')
    .where('booking_id', 'in', bookings)
    .returning(['kind', 'storage_key'])
    .execute()
}

/** The bookings of a user, on either side. */
function bookingsOf(trx: Queries, userId: string, now: Date) {
  return trx
    .selectFrom(bookingsAsOf(now).as('b'))
    .innerJoin('flat', 'flat.id', 'b.flat_id')
    .select('b.id')
    .where((eb) => eb.or([eb('b.tenant_id', '=', userId), eb('flat.owner_id', '=', userId)]))
}

async function eraseEvents(trx: Queries, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('booking_event')
    .set({ actor_id: null, note: null })
    .where('actor_id', '=', userId)
    .where(
      'booking_id',
      'in',
      trx.selectFrom(bookingsAsOf(now).as('b')).select('id').where('status', '<>', 'BOOKING_COMPLETED'),
    )
    .execute()
}

/** The names below the contracts, the reason for their term, and the documents. */
async function erasePapers(trx: Queries, bookings: ReturnType<typeof bookingsOf>): Promise<string[]> {
  await trx
    .updateTable('booking')
    .set({ landlord_signed_name: null, tenant_signed_name: null, tenancy_reason: null })
    .where('id', 'in', bookings)
    .execute()
  const deleted = await trx
    .deleteFrom('booking_attachment')
    .where('booking_id', 'in', bookings)
    .returning('storage_key')
    .execute()

  return deleted.map(({ storage_key }) => storage_key)
}
