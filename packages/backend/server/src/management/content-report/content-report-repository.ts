import type { ReportDecision, ReportOutcome, ReportParty } from '@domizil/domain'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tables } from '../../foundation/tables/index.ts'

export type ReportRow = Selectable<Tables['content_report']>
/** A complaint, with the report whose decision it is about. */
export type ComplaintRow = Selectable<Tables['content_complaint']> & { lead: number }

const MAX_REPORTS_LISTED = 200

export async function insertReport(
  trx: Queries,
  values: Insertable<Tables['content_report']>,
): Promise<ReportRow> {
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

/** Locks a report and all others of the same content, in one order for everybody; the oldest first. */
export async function lockReportsOfSame(trx: Queries, id: number): Promise<ReportRow[]> {
  const same = sql<boolean>`(subject, subject_id) = (
    SELECT subject, subject_id FROM content_report WHERE id = ${id} AND subject_id <> '')`
  return trx
    .selectFrom('content_report')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', id), same]))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The id of the report whose decision counts for this one: its own, unless another was decided with it. */
export const leadOf = ({ id, decided_with }: Pick<ReportRow, 'id' | 'decided_with'>) => decided_with ?? id

/** A report with all that were decided with it, the oldest first. */
export async function listDecidedWith(db: Queries, lead: number): Promise<ReportRow[]> {
  return db
    .selectFrom('content_report')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', lead), eb('decided_with', '=', lead)]))
    .orderBy('id')
    .execute()
}

/** The complaints about decisions, by the reports that these count for first; the oldest first. */
export async function listComplaints(db: Queries, leads: readonly number[]): Promise<ComplaintRow[]> {
  if (leads.length === 0) return []
  return db
    .selectFrom('content_complaint')
    .innerJoin('content_report as report', 'report.id', 'content_complaint.report_id')
    .selectAll('content_complaint')
    .select(sql<number>`coalesce(report.decided_with, report.id)`.as('lead'))
    .where((eb) => eb.or([eb('report.id', 'in', leads), eb('report.decided_with', 'in', leads)]))
    .orderBy('content_complaint.id')
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
 * The reports of a user, also those made without a session under the address, and the decisions about the user, each once.
 * The newest first.
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
        eb.and([
          eb('affected_id', '=', id),
          eb('decided_at', 'is not', null),
          eb('decided_with', 'is', null),
        ]),
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
  outcomes: ReportOutcome[]
}

/** Stores the decision about open reports; that of one counts for the others. */
export async function decideReports(
  trx: Queries,
  { ids, lead }: { ids: readonly number[]; lead: number },
  decision: StoredDecision,
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('content_report')
    .set({ ...decision, decided_with: sql`nullif(${lead}::int, id)` })
    .where('id', 'in', ids)
    .execute()
}

export async function decideComplaints(
  trx: Queries,
  ids: readonly number[],
  decision: StoredDecision & { by_same_admin: boolean },
): Promise<void> {
  if (ids.length === 0) return
  await trx.updateTable('content_complaint').set(decision).where('id', 'in', ids).execute()
}

export async function insertComplaint(
  trx: Queries,
  values: { report_id: number; party: ReportParty; text: string; created_at: Date },
): Promise<void> {
  await trx.insertInto('content_complaint').values(values).execute()
}
