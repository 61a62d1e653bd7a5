import type { Queries } from '../../foundation/tables/index.ts'
import { isWriter, type ReportingAccount } from './own-reports.ts'

/** Whether a help request was made by the user, with a session or without one. */
export const isAsker = (account: ReportingAccount) =>
  isWriter(account, { id: 'request.user_id', email: 'request.email' })

/** A user's help requests, and what was answered. */
export async function helpOf(db: Queries, account: ReportingAccount) {
  return {
    // Who has looked after them is not theirs to know.
    helpRequests: await db
      .selectFrom('help_request as request')
      .select([
        'id',
        'reference',
        'topic',
        'message',
        'email',
        'name',
        'phone',
        'flat_id',
        'booking_id',
        'page_url',
        'locale',
        'user_id',
        'created_at',
        'status',
        'closed_at',
        'from_team',
      ])
      .where(isAsker(account))
      .orderBy('id')
      .execute(),
    // Notes are written among administrators.
    helpReplies: await db
      .selectFrom('help_entry as entry')
      .innerJoin('help_request as request', 'request.id', 'entry.request_id')
      .select(['entry.id', 'entry.request_id', 'entry.text', 'entry.created_at'])
      .where(isAsker(account))
      .where('entry.kind', '=', 'REPLY')
      .orderBy('entry.id')
      .execute(),
  }
}
