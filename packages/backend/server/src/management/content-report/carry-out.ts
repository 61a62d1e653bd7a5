import type { ReportDecision } from '@domizil/domain'
import { keepUndone, redoChanges, undoChanges } from '../../catalogue/listing-review/index.ts'
import type { User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import type { ReportRow } from './content-report-repository.ts'
import { imposeRestriction, liftRestriction } from './restrict.ts'

/** A decision that replaces another, or none. */
interface Replacement {
  report: ReportRow
  from: ReportDecision | null
  to: ReportDecision
  reason: string
}

/** What a decision has taken back, and whether that is restricted by another one still. */
export interface TakenBack {
  from: ReportDecision
  isHeld: boolean
}

/** Does what a decision says, and takes back what the one before it did. Resolves with that, or null. */
export async function carryOut(
  trx: Queries,
  actor: User,
  { report, from, to, reason }: Replacement,
  now: Date,
): Promise<TakenBack | null> {
  if (from === to) return null
  const isHeld = !(await liftRestriction(trx, actor, { report, reason }, now))
  // A harder decision does not publish again what was undone.
  if (to === 'KEPT') await redoChanges(trx, report.id, now)
  if (to === 'UNDONE') {
    const undone = await undoChanges(trx, Number(report.subject_id), now)
    await keepUndone(trx, undone, report.id, now)
  }
  await imposeRestriction(trx, actor, { report, decision: to, reason }, now)
  if (from === null || from === 'KEPT' || from === 'CHANGED') return null
  return from === 'UNDONE' && to !== 'KEPT' ? null : { from, isHeld }
}
