import type { ReportSubject } from '@domizil/domain'
import type { User } from '../../foundation/kernel/index.ts'
import type { StateBefore } from './restriction-repository.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/** What an administrator has restricted without a report, and why. */
export interface Restriction {
  subject: Extract<ReportSubject, 'FLAT' | 'REVIEW' | 'PERSON'>
  /** The id of the flat, the review or the user. */
  id: string
  decision: 'HIDDEN' | 'BLOCKED' | 'UNDONE'
  reasons: string
  /**
   * What it was before, for the end of the restriction; null where no complaint ends it: its owner can, or it is gone for
   * good.
   */
  before?: StateBefore | null
}

/**
 * Tells whom a restriction concerns the reasons, in its transaction (Art. 17 DSA). Resolves with the id of the statement;
 * null if there is no such content any more.
 */
export type StateReasons = (
  trx: Queries,
  admin: User,
  restriction: Restriction,
  now: Date,
) => Promise<number | null>
