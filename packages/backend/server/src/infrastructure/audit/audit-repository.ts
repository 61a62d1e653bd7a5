import type { AuditAction, AuditSubject } from '@domizil/domain'
import type { User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/** An administrator's action on an entity. */
export interface AuditedAction {
  action: AuditAction
  subjectType: AuditSubject
  subjectId: number | string
  /** The changed values before the action. Facts and ids, never names. */
  before: object
  after: object
  reason?: string | null | undefined
}

/** Records an administrator's action in the transaction of its effect. */
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
