import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { Id, Moment, orNull } from './parts.ts'

const Facts = Type.Record(Type.String(), Type.Unknown())

/** An action of an administrator. */
export const AuditEntry = Type.Object({
  id: Id,
  time: Moment,
  /** Empty for a deleted account. */
  admin: Type.String(),
  adminId: Type.String(),
  action: Type.Enum([...AUDIT_ACTIONS]),
  subjectType: Type.Enum([...AUDIT_SUBJECTS]),
  subjectId: Type.String(),
  /** Its name or number as people know it; null if it is gone. */
  subject: orNull(Type.String()),
  before: Facts,
  after: Facts,
  reason: orNull(Type.String()),
})
export type AuditEntry = Static<typeof AuditEntry>
