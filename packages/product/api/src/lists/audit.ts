import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@domizil/domain'
import type { ListContract } from './list-contract.ts'

/** The audit log: the actions of administrators, with the state before and after. */
export const AUDIT = {
  columns: {
    id: { kind: 'id', sorted: true, part: true },
    time: { kind: 'moment', sorted: true },
    /** Empty for a deleted account. */
    admin: { kind: 'name', sorted: true },
    adminId: { kind: 'text', part: true },
    action: { kind: 'code', codes: AUDIT_ACTIONS, vocabulary: 'auditAction', sorted: true, filtered: true },
    subjectType: {
      kind: 'code',
      codes: AUDIT_SUBJECTS,
      vocabulary: 'auditSubject',
      sorted: true,
      filtered: true,
    },
    subjectId: { kind: 'text', sorted: true, filtered: true, part: true },
    /** Its name or number as people know it; null if it is gone. */
    subject: { kind: 'name', optional: true, part: true },
    before: { kind: 'other', part: true },
    after: { kind: 'other', part: true },
    reason: { kind: 'text', optional: true },
  },
  day: 'time',
  dir: 'desc',
} as const satisfies ListContract
