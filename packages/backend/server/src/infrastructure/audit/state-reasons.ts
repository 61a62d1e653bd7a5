import type { ReportSubject } from '@domizil/domain'
import type { User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/** What an administrator has restricted without a report, and why. */
export interface Restriction {
  subject: Extract<ReportSubject, 'REVIEW' | 'PERSON'>
  /** The id of the review or the user. */
  id: string
  decision: 'HIDDEN' | 'BLOCKED'
  reasons: string
}

/** Tells whom a restriction concerns the reasons, in its transaction (Art. 17 DSA). */
export type StateReasons = (trx: Queries, admin: User, restriction: Restriction, now: Date) => Promise<void>
