import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'

/** Whether a complaint was written by the user. */
const ownComplaint = (userId: string): RawBuilder<boolean> =>
  sql`CASE complaint.party WHEN 'REPORTER' THEN report.reporter_id ELSE report.affected_id END = ${userId}`

/** A user's reports, and the decided ones about the user, with the complaints. Neither side learns who the other is. */
export async function reportsOf(db: Queries, userId: string) {
  const common = ['id', 'reference', 'subject', 'excerpt', 'ground', 'created_at'] as const
  const decision = ['decision', 'reasons', 'decided_at'] as const
  const made = await db
    .selectFrom('content_report')
    .select([...common, 'message', ...decision])
    .where('reporter_id', '=', userId)
    .orderBy('id')
    .execute()
  const received = await db
    .selectFrom('content_report')
    .select([...common, ...decision])
    .where('affected_id', '=', userId)
    .where('decided_at', 'is not', null)
    .orderBy('id')
    .execute()
  const complaints = await db
    .selectFrom('content_complaint as complaint')
    .innerJoin('content_report as report', 'report.id', 'complaint.report_id')
    .select(['complaint.report_id', 'complaint.text', 'complaint.created_at'])
    .select(['complaint.decision', 'complaint.reasons', 'complaint.decided_at'])
    .where(ownComplaint(userId))
    .orderBy('complaint.id')
    .execute()

  return [...made, ...received].map((report) => ({
    ...report,
    complaints: complaints.filter(({ report_id }) => report_id === report.id),
  }))
}

/** Takes a user out of reports, which stay for the yearly count: the name, the content, and the user's own words. */
export async function anonymiseReports(trx: Queries, userId: string): Promise<void> {
  await trx
    .updateTable('content_complaint as complaint')
    .from('content_report as report')
    .set({ text: '' })
    .whereRef('report.id', '=', 'complaint.report_id')
    .where(ownComplaint(userId))
    .execute()
  await trx
    .updateTable('content_report')
    .set({ reporter_id: null, message: '' })
    .where('reporter_id', '=', userId)
    .execute()
  await trx
    .deleteFrom('restriction')
    .where('subject', '=', 'PERSON')
    .where('subject_id', '=', userId)
    .execute()
  await trx
    .updateTable('content_report')
    .set({
      affected_id: null,
      excerpt: '',
      subject_id: sql`CASE subject WHEN 'PERSON' THEN '' ELSE subject_id END`,
    })
    .where('affected_id', '=', userId)
    .execute()
}
