import type { AuditAction, AuditSubject } from '@domizil/domain'
import type { User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/** What an administrator has done, to what. */
export interface AuditedAction {
  action: AuditAction
  subjectType: AuditSubject
  subjectId: number | string
  /** What the action has changed, as it was. Facts and ids, never anybody's name. */
  before: object
  after: object
  reason?: string | null | undefined
}

/** Writes down what an administrator does, in the transaction of its effect: both happen, or neither. */
export async function recordAction(
  trx: Queries,
  admin: Pick<User, 'id'>,
  { action, subjectType, subjectId, before, after, reason }: AuditedAction,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('audit_entry')
    .values({
      at: now,
      admin_id: admin.id,
      action,
      subject_type: subjectType,
      subject_id: String(subjectId),
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      reason: reason?.trim() || null,
    })
    .execute()
}
