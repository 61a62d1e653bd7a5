import type { AdminReport, ReportYear } from '@domizil/api/schemas'
import {
  decisionsAbout,
  isRemoved,
  MAX_REPORTS_TOGETHER,
  type ReportDecision,
  type ReportedState,
  type ReportOutcome,
} from '@domizil/domain'
import { type RawBuilder, sql } from 'kysely'
import { recordAction, requireReason } from '../../infrastructure/audit/index.ts'
import { type Clock, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { findFlat, isOwner } from '../../catalogue/flat/index.ts'
import { findReview } from '../../rental/review/index.ts'
import { adminListAsOf, listByIds, presentRow, reportedState } from '../admin/index.ts'
import { keepUndone, redoChanges, undoChanges } from '../../catalogue/listing-review/index.ts'
import { imposeRestriction, liftRestriction } from './restrict.ts'
import { latestDecision } from './content-report-presenter.ts'
import {
  type ComplaintRow,
  decideComplaints,
  decideReports,
  leadOf,
  listComplaints,
  lockReportsOfSame,
  type ReportRow,
} from './content-report-repository.ts'
import { refuse } from './content-report-refusals.ts'
import { notifyBoth } from './notify-both.ts'

/** The figures of each year with reports, the newest first. */
async function countByYear(db: Queries): Promise<ReportYear[]> {
  const { rows } = await sql<ReportYear>`
    WITH report AS (
      SELECT content_report.*, coalesce(decided_with, id) AS lead, date_part('year', created_at AT TIME ZONE 'Europe/Berlin')::int AS year
      FROM content_report
    ), complaint AS (
      SELECT report.year, complaint.decided_at,
        complaint.decision IS DISTINCT FROM coalesce((
          SELECT earlier.decision FROM content_complaint AS earlier JOIN report AS other ON other.id = earlier.report_id
          WHERE other.lead = report.lead AND earlier.decided_at < complaint.decided_at
          ORDER BY earlier.decided_at DESC LIMIT 1
        ), report.decision) AS is_changed
      FROM content_complaint AS complaint JOIN report ON report.id = complaint.report_id
    )
    SELECT year, count(*) FILTER (WHERE is_reported)::int AS received,
      count(*) FILTER (WHERE NOT is_reported)::int AS "ownInitiative",
      ${countsBy('subject', REPORTED)} AS "bySubject", ${countsBy('ground', REPORTED)} AS "byGround",
      ${countsBy('decision', REPORTED)} AS "byDecision", ${countsBy('decision', sql`NOT ${REPORTED}`)} AS "ownByDecision",
      count(*) FILTER (WHERE decided_at IS NULL)::int AS open,
      round((percentile_cont(0.5) WITHIN GROUP (
        ORDER BY extract(epoch FROM decided_at - created_at)) FILTER (WHERE decided_at IS NOT NULL AND is_reported) / 3600
      )::numeric, 1)::float8 AS "medianHours",
      (SELECT count(*)::int FROM complaint WHERE complaint.year = report.year) AS complaints,
      (SELECT count(*)::int FROM complaint
       WHERE complaint.year = report.year AND decided_at IS NOT NULL AND is_changed) AS "complaintsGranted"
    FROM report GROUP BY year ORDER BY year DESC`.execute(db)

  return rows
}

/** Whether there was a report, or an administrator has decided without one. */
const REPORTED = sql`one.is_reported`

/** How many rows of the year have each code, as an object. */
const countsBy = (column: 'subject' | 'ground' | 'decision', which: RawBuilder<unknown>) => sql`(
  SELECT coalesce(jsonb_object_agg(code, count), '{}') FROM (
    SELECT ${sql.ref(`one.${column}`)} AS code, count(*)::int FROM report AS one
    WHERE one.year = report.year AND ${sql.ref(`one.${column}`)} IS NOT NULL AND ${which} GROUP BY 1
  ) AS counted
)`

/** How the content of a report and the account of its author stand. */
interface Standing {
  state: ReportedState
  isAuthorBlocked: boolean
}

async function standingOf(db: Queries, reportId: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    SELECT ${reportedState('report')} AS state, author.blocked_at IS NOT NULL AS "isAuthorBlocked"
    FROM content_report AS report LEFT JOIN app_user AS author ON author.id = report.affected_id
    WHERE report.id = ${reportId}`.execute(db)
  return rows[0] ?? { state: 'GONE', isAuthorBlocked: false }
}

/** A decision that was carried out. */
interface CarriedOut {
  from: ReportDecision | null
  to: ReportDecision
  /** Whether what it takes back is restricted by another decision still. */
  isHeld: boolean
  before: Standing
  after: Standing
}

/** What a decision has done, by how things stood before and after it. */
function outcomesOf(done: CarriedOut): ReportOutcome[] {
  const ofAccount = accountOutcome(done)
  if (isPerson(done.after.state)) return [ofAccount ?? 'KEPT']

  const outcomes = contentOutcomes(done)
  if (!ofAccount) return outcomes
  return [ofAccount, ...outcomes.filter((outcome) => outcome !== 'KEPT')]
}

const isPerson = (state: ReportedState) => state === 'ACTIVE' || state === 'BLOCKED'

function accountOutcome({ from, to, isHeld, before, after }: CarriedOut): ReportOutcome | null {
  if (before.isAuthorBlocked !== after.isAuthorBlocked) return after.isAuthorBlocked ? 'BLOCKED' : 'UNBLOCKED'
  if (!after.isAuthorBlocked) return null
  if (from === 'BLOCKED' && to !== 'BLOCKED' && isHeld) return 'HELD'
  return to === 'BLOCKED' || from === 'BLOCKED' || after.state === 'BLOCKED' ? 'STAYS_BLOCKED' : null
}

function contentOutcomes({ from, to, isHeld, before, after }: CarriedOut): ReportOutcome[] {
  const ofChanges = changesOutcome(from, to)
  const wasHidden = from === 'HIDDEN'
  if (isRemoved(after.state)) {
    if (!isRemoved(before.state)) return ['HIDDEN']
    return [...ofChanges, wasHidden && to !== 'HIDDEN' && isHeld ? 'HELD' : 'STAYS_HIDDEN']
  }
  if (wasHidden && to === 'HIDDEN') return ['STAYS_HIDDEN']
  if (after.state === 'SHOWN' && isRemoved(before.state)) return ['SHOWN_AGAIN']
  if (wasHidden && after.state !== 'SHOWN')
    return [after.state === 'IN_REVIEW' ? 'REVIEWED_AGAIN' : 'RELEASED']
  return ofChanges.length > 0 ? ofChanges : ['KEPT']
}

function changesOutcome(from: ReportDecision | null, to: ReportDecision): ReportOutcome[] {
  if (to === 'UNDONE') return [from === 'UNDONE' ? 'STAYS_UNDONE' : 'UNDONE']
  if (to === 'CHANGED') return ['CHANGED']
  return from === 'UNDONE' && to === 'KEPT' ? ['REDONE'] : []
}

/** What administrators decide about reports. */
export function createReportDecisionService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Decides a report, or the complaints that wait about it, and with it all open reports of the same content; does what
     * the decision says, and sends the reasons to the author and to each reporter.
     *
     * @throws {DomainError} REPORT_NOT_FOUND (404), ADMINS_ONLY, REPORT_CONCERNS_YOU (403), ADMIN_REASON_INVALID, DECISION_IMPOSSIBLE (422),
     * REPORT_ALREADY_DECIDED, REPORT_UNSEEN, COMPLAINT_WAITS (409), and what carrying it out is refused for.
     */
    async decide(actor: User, id: number, { decision, reason, together = [] }: Answer): Promise<AdminReport> {
      requireAdmin(actor)
      const reasons = requireReason(reason)
      const now = clock()

      return db.transaction().execute(async (trx) => {
        const ofSame = await lockReportsOfSame(trx, id)
        const report = ofSame.find((one) => one.id === id)
        if (!report) throw refuse('REPORT_NOT_FOUND')
        if (await concerns(trx, report, actor, now)) throw refuse('REPORT_CONCERNS_YOU')
        if (!decisionsAbout(report.subject).includes(decision)) throw refuse('DECISION_IMPOSSIBLE')

        await decide(trx, actor, { report, ofSame, decision, reasons, together }, now)
        const [row] = await listByIds<AdminReport>(trx, adminListAsOf('reports', now), [id])
        if (!row) throw refuse('REPORT_NOT_FOUND')
        return presentRow(row)
      })
    },

    /**
     * The figures of each year.
     *
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    async years(actor: User): Promise<ReportYear[]> {
      requireAdmin(actor)
      return countByYear(db)
    },
  }
}

/** What an administrator has decided, why, and which other open reports were seen. */
export interface Answer {
  decision: ReportDecision
  reason: string
  together?: readonly number[]
}

/** Whether a report is about the actor, or about what the actor has written, was sent, or has let or rented. */
async function concerns(db: Queries, report: ReportRow, actor: User, now: Date): Promise<boolean> {
  const { subject, subject_id, affected_id, reporter_id, flat_id } = report
  if (affected_id === actor.id) return true
  // Only the two who write to each other report messages.
  if (subject === 'MESSAGE') return reporter_id === actor.id
  const review = subject === 'REVIEW' ? await findReview(db, Number(subject_id), now) : undefined
  if (review?.tenant_id === actor.id) return true

  const flat = flat_id === null ? undefined : await findFlat(db, flat_id)
  return flat !== undefined && isOwner(actor, flat)
}

interface Decision {
  report: ReportRow
  /** All reports of the same content, that one too. */
  ofSame: readonly ReportRow[]
  decision: ReportDecision
  reasons: string
  /** The other open reports that the administrator has seen. */
  together: readonly number[]
}

async function decide(trx: Queries, actor: User, command: Decision, now: Date): Promise<void> {
  const { report, ofSame, decision, reasons } = command
  const complaints = await listComplaints(trx, ofSame.map(leadOf))
  const open = openAmong(command, complaints)
  const lead = report.decided_at === null ? (open[0] ?? report) : findLead(report, ofSame)
  const ofDecision = complaints.filter((complaint) => complaint.lead === lead.id)
  const waiting = ofDecision.filter(({ decided_at }) => decided_at === null)
  if (report.decided_at !== null && waiting.length === 0) throw refuse('REPORT_ALREADY_DECIDED')

  const before = latestDecision(lead, ofDecision)
  const bySameAdmin = before.decided_by === actor.id
  const replacement = { report: lead, from: before.decision, to: decision, reason: reasons }
  const outcomes = await carryOut(trx, actor, replacement, now)
  const stored = { decision, reasons, decided_at: now, decided_by: actor.id, outcomes }
  const ids = open.map(({ id }) => id)
  await decideReports(trx, { ids, lead: lead.id }, stored)
  const waitingIds = waiting.map(({ id }) => id)
  await decideComplaints(trx, waitingIds, { ...stored, by_same_admin: bySameAdmin })

  for (const subjectId of new Set([...ids, report.id])) {
    const subject = { action: 'REPORT_DECIDED', subjectType: 'REPORT', subjectId } as const
    const facts = {
      before: { decision: ids.includes(subjectId) ? null : before.decision },
      after: { decision },
    }
    await recordAction(trx, actor, { ...subject, ...facts, reason: reasons }, now)
  }
  await notifyBoth(trx, lead.id, { opened: ids, waiting, bySameAdmin }, now)
}

/**
 * The open reports that are decided, the oldest first.
 *
 * @throws {DomainError} REPORT_UNSEEN, COMPLAINT_WAITS (409).
 */
function openAmong(
  { report, ofSame, together }: Decision,
  complaints: readonly ComplaintRow[],
): readonly ReportRow[] {
  const open = ofSame.filter(({ decided_at }) => decided_at === null)
  const isSeen = ({ id }: ReportRow) => id === report.id || together.includes(id)
  // More than fit on a screen are decided one screen after the other.
  if (!open.every(isSeen) && together.length < MAX_REPORTS_TOGETHER) throw refuse('REPORT_UNSEEN')
  const isComplained = complaints.some(({ decided_at }) => decided_at === null)
  if (report.decided_at === null && isComplained) throw refuse('COMPLAINT_WAITS')
  return open.filter(isSeen)
}

const findLead = (report: ReportRow, ofSame: readonly ReportRow[]) =>
  ofSame.find(({ id }) => id === leadOf(report)) ?? report

/** A decision that replaces another, or none. */
interface Replacement {
  report: ReportRow
  from: ReportDecision | null
  to: ReportDecision
  reason: string
}

/** Does what a decision says, and takes back what the one before it did. Resolves with what that has changed. */
async function carryOut(
  trx: Queries,
  actor: User,
  { report, from, to, reason }: Replacement,
  now: Date,
): Promise<ReportOutcome[]> {
  const before = await standingOf(trx, report.id)
  const hasEnded = to === 'HIDDEN' ? before.state === 'SHOWN' : to === 'BLOCKED' && !before.isAuthorBlocked
  // What has ended meanwhile is restricted again by the same decision.
  const isHeld = from !== to || hasEnded ? await replace(trx, actor, { report, to, reason }, now) : false
  return outcomesOf({ from, to, isHeld, before, after: await standingOf(trx, report.id) })
}

/** Resolves with whether what is taken back is restricted by another decision still. */
async function replace(
  trx: Queries,
  actor: User,
  { report, to, reason }: Omit<Replacement, 'from'>,
  now: Date,
): Promise<boolean> {
  const isHeld = !(await liftRestriction(trx, actor, { report, reason }, now))
  // A harder decision does not publish again what was undone.
  if (to === 'KEPT') await redoChanges(trx, report.id, now)
  if (to === 'UNDONE') {
    const undone = await undoChanges(trx, Number(report.subject_id), now)
    await keepUndone(trx, undone, report.id, now)
  }
  await imposeRestriction(trx, actor, { report, decision: to, reason }, now)
  return isHeld
}
