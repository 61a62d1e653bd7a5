import type { Insertable, Selectable } from 'kysely'
import type { ReportSubject } from '@domizil/domain'
import type { Queries, Tables } from '../../foundation/tables/index.ts'
import type { User } from '../../foundation/kernel/index.ts'

/** What an administrator has restricted without a report, and why. */
export interface Restriction {
  subject: Extract<ReportSubject, 'FLAT' | 'REVIEW' | 'PERSON'>
  /** The id of the flat, the review or the user. */
  id: string
  decision: 'HIDDEN' | 'BLOCKED' | 'UNDONE'
  reasons: string
  /**
   * What it was before, for the end of the restriction; null where no complaint ends it: its owner can, or it is gone for
   * good.
   */
  before?: StateBefore | null
}

/**
 * Tells whom a restriction concerns the reasons, in its transaction (Art. 17 DSA). Resolves with the id of the statement;
 * null if there is no such content any more.
 */
export type StateReasons = (
  trx: Queries,
  admin: User,
  restriction: Restriction,
  now: Date,
) => Promise<number | null>

export type RestrictionRow = Selectable<Tables['restriction']>

/** What something was before it was restricted. */
export type StateBefore = Partial<
  Pick<RestrictionRow, 'was_restricted' | 'status_before' | 'listing_state' | 'created_at'>
>

/** Something that can be restricted. */
export type Restrictable = Pick<RestrictionRow, 'subject' | 'subject_id'>

/**
 * Remembers what a decision restricts. Where others are in force, what they have found counts: the last one to end
 * restores that. The caller has locked what is restricted.
 */
export async function rememberRestriction(
  trx: Queries,
  restriction: Insertable<Tables['restriction']>,
): Promise<void> {
  const first = await findInForce(trx, restriction)
  const before = first && {
    was_restricted: first.was_restricted,
    status_before: first.status_before,
    listing_state: first.listing_state,
  }
  await trx
    .insertInto('restriction')
    .values({ ...restriction, ...before })
    .execute()
}

/** What a decision restricts; undefined if it is not in force. */
export async function findRestriction(db: Queries, reportId: number): Promise<RestrictionRow | undefined> {
  return db.selectFrom('restriction').selectAll().where('report_id', '=', reportId).executeTakeFirst()
}

/** The numbers of the latest decisions that restrict content of one kind, by the id of the content. */
export async function findNumbersInForce(
  db: Queries,
  subject: Restrictable['subject'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('restriction')
    .innerJoin('content_report', 'content_report.id', 'restriction.report_id')
    .select(['restriction.subject_id', 'content_report.reference'])
    .where('restriction.subject', '=', subject)
    .where('restriction.subject_id', 'in', ids)
    .orderBy('restriction.report_id')
    .execute()
  // The latest comes last, and stays.
  return new Map(rows.map(({ subject_id, reference }) => [subject_id, reference]))
}

/**
 * Ends a decision, and tells whether that leaves what it restricts without a restriction. The caller has locked that.
 */
export async function endRestriction(trx: Queries, reportId: number): Promise<boolean> {
  const ended = await trx
    .deleteFrom('restriction')
    .where('report_id', '=', reportId)
    .returningAll()
    .executeTakeFirst()
  return ended !== undefined && !ended.was_restricted && !(await findInForce(trx, ended))
}

/** Ends all decisions about something that is not restricted any more. The caller has locked it. */
export async function endRestrictionsOf(trx: Queries, { subject, subject_id }: Restrictable): Promise<void> {
  await trx
    .deleteFrom('restriction')
    .where('subject', '=', subject)
    .where('subject_id', '=', subject_id)
    .execute()
}

async function findInForce(
  db: Queries,
  { subject, subject_id }: Restrictable,
): Promise<RestrictionRow | undefined> {
  return db
    .selectFrom('restriction')
    .selectAll()
    .where('subject', '=', subject)
    .where('subject_id', '=', subject_id)
    .orderBy('report_id')
    .executeTakeFirst()
}
