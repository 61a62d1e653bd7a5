import type { ReportDecision } from '@domizil/domain'
import { blockUser, unblockUser } from '../admin/index.ts'
import { keepUndone, redoChanges, undoChanges } from '../../catalogue/listing-review/index.ts'
import { moderateFlat } from '../own-flats/index.ts'
import type { User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { moderateMessage, moderateRequest } from '../../rental/conversation/index.ts'
import { moderateReview } from '../../rental/review/index.ts'
import type { ReportRow } from './content-report-repository.ts'

/** A decision that replaces another, or none. */
interface Replacement {
  report: ReportRow
  from: ReportDecision | null
  to: ReportDecision
  reason: string
}

/** Does what a decision says, and takes back what the one before it did. */
export async function carryOut(
  trx: Queries,
  actor: User,
  { report, from, to, reason }: Replacement,
  now: Date,
): Promise<void> {
  if (from === to) return
  const { affected_id: person } = report
  if (from === 'HIDDEN') await setHidden(trx, actor, { report, isHidden: false, reason }, now)
  if (from === 'BLOCKED' && person) await unblockUser(trx, actor, { id: person, reason }, now)
  // A harder decision does not publish again what was undone.
  if (to === 'KEPT') await redoChanges(trx, report.id, now)
  if (to === 'UNDONE') {
    const undone = await undoChanges(trx, Number(report.subject_id), now)
    await keepUndone(trx, undone, report.id, now)
  }
  if (to === 'HIDDEN') await setHidden(trx, actor, { report, isHidden: true, reason }, now)
  if (to === 'BLOCKED' && person) await blockUser(trx, actor, { id: person, reason }, now)
}

async function setHidden(
  trx: Queries,
  actor: User,
  { report, isHidden, reason }: { report: ReportRow; isHidden: boolean; reason: string },
  now: Date,
): Promise<void> {
  const { subject } = report
  const id = Number(report.subject_id)
  const target = isHidden ? 'HIDDEN' : 'SHOWN'
  if (subject === 'REVIEW') await moderateReview(trx, actor, { id, reason, target }, now)
  if (subject === 'REQUEST') await moderateRequest(trx, actor, { id, reason, target }, now)
  if (subject === 'MESSAGE') await moderateMessage(trx, actor, { id, reason, target }, now)
  if (subject === 'FLAT') {
    await moderateFlat(trx, actor, { id, reason, target: isHidden ? 'REJECTED' : 'ACTIVE' }, now)
  }
}
