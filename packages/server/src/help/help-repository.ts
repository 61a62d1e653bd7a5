import type { Insertable } from 'kysely'
import type { Queries } from '../lib/queries.ts'
import type { HelpRequestTable } from '../lib/user-tables.ts'

export async function insertHelpRequest(db: Queries, values: Insertable<HelpRequestTable>): Promise<void> {
  await db.insertInto('help_request').values(values).execute()
}
