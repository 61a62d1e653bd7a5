import type { ReportDecision, ReportParty } from '@domizil/domain'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { ContentComplaintTable, ContentReportTable, Queries } from '../../foundation/tables/index.ts'

export type ReportRow = Selectable<ContentReportTable>
export type ComplaintRow = Selectable<ContentComplaintTable>

const MAX_REPORTS_LISTED = 200

export async function insertReport(trx: Queries, values: Insertable<ContentReportTable>): Promise<ReportRow> {
  return trx.insertInto('content_report').values(values).returningAll().executeTakeFirstOrThrow()
}

/** The undecided report of the same content by the same user, on the same ground and in the same words. */
export async function findSameReport(
  db: Queries,
  report: Pick<ReportRow, 'subject' | 'subject_id' | 'reporter_id' | 'ground' | 'message'>,
): Promise<ReportRow | undefined> {
  return db
    .selectFrom('content_report')
    .selectAll()
    .where('subject', '=', report.subject)
    .where('subject_id', '=', report.subject_id)
    .where('reporter_id', '=', report.reporter_id)
    .where('ground', '=', report.ground)
    .where('message', '=', report.message)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
}

/** Locks a report, so that decisions and complaints follow each other. */
export async function lockReport(trx: Queries, id: number): Promise<ReportRow | undefined> {
  return trx.selectFrom('content_report').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The complaints about reports, the oldest first. */
export async function listComplaints(db: Queries, reportIds: readonly number[]): Promise<ComplaintRow[]> {
  if (reportIds.length === 0) return []
  return db
    .selectFrom('content_complaint')
    .selectAll()
    .where('report_id', 'in', reportIds)
    .orderBy('id')
    .execute()
}

/** Those of the reports whose decision restricts something now. */
export async function listInForce(db: Queries, reportIds: readonly number[]): Promise<number[]> {
  if (reportIds.length === 0) return []
  const rows = await db
    .selectFrom('restriction')
    .select('report_id')
    .where('report_id', 'in', reportIds)
    .execute()
  return rows.map(({ report_id }) => report_id)
}

/** Flats with what their titles are made of. */
export async function listTitledFlats(db: Queries, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('flat')
    .select(['id', 'title_en', 'title_local', 'language_tag', 'street', 'house_number'])
    .where('id', 'in', ids)
    .execute()
}

/** An account, and its address if that is confirmed. */
export interface Account {
  id: string
  email: string | null
}

/**
 * The reports of a user, also those made without a session under the address, and the decided ones about the user. The
 * newest first.
 */
export async function listReportsOf(db: Queries, { id, email }: Account): Promise<ReportRow[]> {
  return db
    .selectFrom('content_report')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('reporter_id', '=', id),
        eb.and([
          eb('reporter_id', 'is', null),
          eb(sql`lower(reporter_email)`, '=', email?.toLowerCase() ?? null),
        ]),
        eb.and([eb('affected_id', '=', id), eb('decided_at', 'is not', null)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_REPORTS_LISTED)
    .execute()
}

/** A decision as it is stored. */
export interface StoredDecision {
  decision: ReportDecision
  reasons: string
  decided_at: Date
  decided_by: string
}

export async function decideReportRow(trx: Queries, id: number, decision: StoredDecision): Promise<void> {
  await trx.updateTable('content_report').set(decision).where('id', '=', id).execute()
}

export async function decideComplaints(
  trx: Queries,
  ids: readonly number[],
  decision: StoredDecision & { by_same_admin: boolean },
): Promise<void> {
  await trx.updateTable('content_complaint').set(decision).where('id', 'in', ids).execute()
}

export async function insertComplaint(
  trx: Queries,
  values: { report_id: number; party: ReportParty; text: string; created_at: Date },
): Promise<void> {
  await trx.insertInto('content_complaint').values(values).execute()
}
