import type { Insertable } from 'kysely'
import type { Queries, Tables } from '../../foundation/tables/index.ts'

export async function insertHelpRequest(
  db: Queries,
  values: Insertable<Tables['help_request']>,
): Promise<void> {
  await db.insertInto('help_request').values(values).execute()
}

/** Closes a help request, or reopens it if `closed` is null. */
export async function setHelpStatus(
  trx: Queries,
  id: number,
  closed: { at: Date; by: string } | null,
): Promise<void> {
  await trx
    .updateTable('help_request')
    .set((eb) => ({
      status: closed ? 'CLOSED' : 'OPEN',
      closed_at: closed?.at ?? null,
      closed_by: closed?.by ?? null,
      // Closed without a reply it was answered elsewhere, by then. An open one is answered by replies alone.
      answered_at: closed
        ? eb.fn.coalesce('answered_at', eb.val(closed.at))
        : eb
            .selectFrom('help_entry')
            .select((entry) => entry.fn.min('created_at').as('at'))
            .where('request_id', '=', id)
            .where('kind', '=', 'REPLY'),
    }))
    .where('id', '=', id)
    .execute()
}

/** Deletes help requests that were closed before a moment, and about which nothing has been written since. */
export async function deleteHelpRequests(db: Queries, settledBefore: Date): Promise<void> {
  await db
    .deleteFrom('help_request')
    .where('closed_at', '<', settledBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('help_entry')
            .select('help_entry.id')
            .whereRef('help_entry.request_id', '=', 'help_request.id')
            .where('help_entry.created_at', '>=', settledBefore),
        ),
      ),
    )
    .execute()
}
