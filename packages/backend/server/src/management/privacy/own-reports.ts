import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'

/** An account, and its address if that is confirmed: reports without a session belong to the account with the same. */
export interface ReportingAccount {
  id: string
  email: string | null
}

/** The account of a user, as reports know it. */
export async function reportingAccount(db: Queries, id: string): Promise<ReportingAccount> {
  const user = await db
    .selectFrom('app_user')
    .select(['email', 'email_verified'])
    .where('id', '=', id)
    .executeTakeFirst()
  return { id, email: (user?.email_verified && user.email) || null }
}

/** Whether something was written by the user, with a session or without one: by the columns of its writer. */
export const isWriter = (
  { id, email }: ReportingAccount,
  writer: { id: string; email: string },
): RawBuilder<boolean> => sql`(
  ${sql.ref(writer.id)} = ${id}
  OR (${sql.ref(writer.id)} IS NULL AND lower(${sql.ref(writer.email)}) = ${email?.toLowerCase() ?? null}::text)
)`

const isReporter = (account: ReportingAccount) =>
  isWriter(account, { id: 'report.reporter_id', email: 'report.reporter_email' })

/** Whether a complaint was written by the user. */
const isComplainant = (account: ReportingAccount): RawBuilder<boolean> =>
  sql`CASE complaint.party WHEN 'REPORTER' THEN ${isReporter(account)} ELSE report.affected_id = ${account.id} END`

/** A user's reports, and the decided ones about the user, with the complaints. Neither side learns who the other is. */
export async function reportsOf(db: Queries, account: ReportingAccount) {
  const common = ['id', 'reference', 'subject', 'excerpt', 'ground', 'created_at'] as const
  const decision = ['decision', 'reasons', 'decided_at'] as const
  const made = await db
    .selectFrom('content_report as report')
    .select([...common, 'message', ...decision])
    .where(isReporter(account))
    .orderBy('id')
    .execute()
  const received = await db
    .selectFrom('content_report')
    .select([...common, ...decision])
    .where('affected_id', '=', account.id)
    .where('decided_at', 'is not', null)
    .orderBy('id')
    .execute()
  const complaints = await db
    .selectFrom('content_complaint as complaint')
    .innerJoin('content_report as report', 'report.id', 'complaint.report_id')
    .select(['complaint.report_id', 'complaint.text', 'complaint.created_at'])
    .select(['complaint.decision', 'complaint.reasons', 'complaint.decided_at'])
    .where(isComplainant(account))
    .orderBy('complaint.id')
    .execute()

  return [...made, ...received].map((report) => ({
    ...report,
    complaints: complaints.filter(({ report_id }) => report_id === report.id),
  }))
}

/** Takes a user out of reports, which stay for the yearly count: the name, the content, and the user's own words. */
export async function anonymiseReports(trx: Queries, account: ReportingAccount): Promise<void> {
  await trx
    .updateTable('content_complaint as complaint')
    .from('content_report as report')
    .set({ text: '' })
    .whereRef('report.id', '=', 'complaint.report_id')
    .where(isComplainant(account))
    .execute()
  await trx
    .updateTable('content_report as report')
    .set({ reporter_id: null, reporter_email: null, message: '' })
    .where(isReporter(account))
    .execute()
  await trx
    .deleteFrom('restriction')
    .where('subject', '=', 'PERSON')
    .where('subject_id', '=', account.id)
    .execute()
  await trx
    .updateTable('content_report')
    .set({
      affected_id: null,
      excerpt: '',
      subject_id: sql`CASE subject WHEN 'PERSON' THEN '' ELSE subject_id END`,
    })
    .where('affected_id', '=', account.id)
    .execute()
}
