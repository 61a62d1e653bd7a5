import { isRemoved, type ReportDecision, type ReportedState, type ReportOutcome } from '@domizil/domain'
import { sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'
import { reportedState } from '../admin/index.ts'

/** How the content of a report and the account of its author stand. */
interface Standing {
  state: ReportedState
  isAuthorBlocked: boolean
}

export async function standingOf(db: Queries, reportId: number): Promise<Standing> {
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
export function outcomesOf(done: CarriedOut): ReportOutcome[] {
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
