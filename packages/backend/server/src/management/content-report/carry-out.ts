import type { ReportDecision, ReportOutcome } from '@domizil/domain'
import { keepUndone, redoChanges, undoChanges } from '../../catalogue/listing-review/index.ts'
import type { User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import type { ReportRow } from './content-report-repository.ts'
import { outcomesOf, standingOf } from './outcomes.ts'
import { imposeRestriction, liftRestriction } from './restrict.ts'

/** A decision that replaces another, or none. */
interface Replacement {
  report: ReportRow
  from: ReportDecision | null
  to: ReportDecision
  reason: string
}

/** Does what a decision says, and takes back what the one before it did. Resolves with what that has changed. */
export async function carryOut(
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
