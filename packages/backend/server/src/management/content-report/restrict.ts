import type { ReportDecision, ReportSubject } from '@domizil/domain'
import { sql } from 'kysely'
import type { User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import {
  endRestriction,
  findRestriction,
  type Restrictable,
  rememberRestriction,
  type StateBefore,
} from '../../infrastructure/audit/index.ts'
import { moderateMessage, moderateRequest } from '../../rental/conversation/index.ts'
import { moderateReview } from '../../rental/review/index.ts'
import { blockUser, unblockUser } from '../admin/index.ts'
import { hideFlat, restoreFlat } from '../own-flats/index.ts'
import type { ReportRow } from './content-report-repository.ts'

/** What is restricted or released, and why. */
interface Moderation {
  subjectId: string
  reason: string
}

/** How a kind of content is restricted, and how it is released. */
interface Restricting {
  restrict: (trx: Queries, actor: User, moderation: Moderation, now: Date) => Promise<StateBefore>
  release: (
    trx: Queries,
    actor: User,
    moderation: Moderation & { before: StateBefore },
    now: Date,
  ) => Promise<unknown>
}

const RESTRICTING: Record<ReportSubject, Restricting> = {
  FLAT: {
    restrict: (trx, actor, { subjectId, reason }, now) =>
      hideFlat(trx, actor, { id: Number(subjectId), reason }, now),
    release: (trx, actor, { subjectId, reason, before }, now) =>
      restoreFlat(trx, actor, { id: Number(subjectId), reason, before }, now),
  },
  REVIEW: hiding(async (...command) => (await moderateReview(...command)).isChanged),
  REQUEST: hiding(moderateRequest),
  MESSAGE: hiding(moderateMessage),
  PERSON: {
    async restrict(trx, actor, { subjectId: id, reason }, now) {
      return { was_restricted: !(await blockUser(trx, actor, { id, reason }, now)) }
    },
    release: (trx, actor, { subjectId: id, reason }, now) => unblockUser(trx, actor, { id, reason }, now),
  },
}

const TABLE_OF = {
  FLAT: 'flat',
  REVIEW: 'review',
  REQUEST: 'booking',
  MESSAGE: 'booking_message',
  PERSON: 'app_user',
} as const satisfies Record<ReportSubject, string>

/** Restricts what a decision is about, and remembers what that was before. Does nothing for other decisions. */
export async function imposeRestriction(
  trx: Queries,
  actor: User,
  { report, decision, reason }: { report: ReportRow; decision: ReportDecision; reason: string },
  now: Date,
): Promise<void> {
  const target = restrictedBy(decision, report)
  if (!target) return

  const moderation = { subjectId: target.subject_id, reason }
  const before = await RESTRICTING[target.subject].restrict(trx, actor, moderation, now)
  await rememberRestriction(trx, { report_id: report.id, ...target, ...before, created_at: now })
}

/**
 * Ends what the decision about a report restricts, if it is in force. What another decision restricts as well, or was
 * restricted before, stays so: then it resolves with false.
 */
export async function liftRestriction(
  trx: Queries,
  actor: User,
  { report, reason }: { report: ReportRow; reason: string },
  now: Date,
): Promise<boolean> {
  const restriction = await findRestriction(trx, report.id)
  if (!restriction) return true

  await lockRestricted(trx, restriction)
  if (!(await endRestriction(trx, report.id))) return false
  const { subject, subject_id: subjectId } = restriction
  await RESTRICTING[subject].release(trx, actor, { subjectId, reason, before: restriction }, now)
  return true
}

/** What a decision restricts: the content, or the account of its author. */
export function restrictedBy(
  decision: ReportDecision,
  { subject, subject_id, affected_id }: Restrictable & Pick<ReportRow, 'affected_id'>,
): Restrictable | undefined {
  if (decision === 'HIDDEN') return { subject, subject_id }
  if (decision === 'BLOCKED' && affected_id !== null) return { subject: 'PERSON', subject_id: affected_id }
  return undefined
}

type Hide = (
  trx: Queries,
  actor: User,
  moderation: { id: number; reason: string; target: 'HIDDEN' | 'SHOWN' },
  now: Date,
) => Promise<boolean>

function hiding(moderate: Hide): Restricting {
  return {
    async restrict(trx, actor, { subjectId, reason }, now) {
      const moderation = { id: Number(subjectId), reason, target: 'HIDDEN' } as const
      return { was_restricted: !(await moderate(trx, actor, moderation, now)) }
    },
    release: (trx, actor, { subjectId, reason }, now) =>
      moderate(trx, actor, { id: Number(subjectId), reason, target: 'SHOWN' }, now),
  }
}

/** Decisions about the same begin and end one after the other. */
async function lockRestricted(trx: Queries, { subject, subject_id }: Restrictable): Promise<void> {
  const id = subject === 'PERSON' ? subject_id : Number(subject_id)
  await sql`SELECT FROM ${sql.table(TABLE_OF[subject])} WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx)
}
