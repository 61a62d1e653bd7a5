import type { AdminUser } from '@domizil/api/schemas'
import { type Clock, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import { adminListAsOf } from './admin-list.ts'
import { listByIds } from './admin-list-repository.ts'
import { presentRow } from './present-row.ts'
import { blockUser, unblockUser } from './block-user.ts'
import { requireReason, type StateReasons } from '../../infrastructure/audit/index.ts'
import { refuse } from './admin-refusals.ts'
import { userBlocked } from '../../catalogue/user/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { isBlocked } from './user-blocking-repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  /** Tells the blocked user. */
  stateReasons: StateReasons
  /** Tells the user who is no longer blocked. */
  tellUnblocked: (trx: Queries, id: string, now: Date) => Promise<void>
}

/** Keeping people out who break the rules. */
export function createUserBlockingService({ db, clock, stateReasons, tellUnblocked }: Dependencies) {
  async function read(id: string): Promise<AdminUser> {
    const [row] = await listByIds<AdminUser>(db, adminListAsOf('users', clock()), [id])
    if (!row) throw refuse('USER_NOT_FOUND')
    return presentRow(row)
  }

  return {
    /**
     * Blocks a user: flats become INACTIVE, bookings without a signature are cancelled, signed bookings go on.
     * Idempotent.
     *
     * @throws {DomainError} 404 for an unknown id.
     * @throws {DomainError} ADMINS_ONLY (403), CANNOT_BLOCK_YOURSELF (409), ADMIN_REASON_INVALID (422).
     */
    async block(actor: User, id: string, reason: string): Promise<AdminUser> {
      requireAdmin(actor)
      const text = requireReason(reason)
      const now = clock()

      await db.transaction().execute(async (trx) => {
        const isNew = await blockUser(trx, actor, { id, reason: text }, now)
        const restriction = { subject: 'PERSON', id, decision: 'BLOCKED', reasons: text } as const
        if (isNew) await stateReasons(trx, actor, restriction, now)
      })
      return read(id)
    },

    /**
     * Lifts the block of a user, and says so by mail. Flats stay INACTIVE: the owner decides. Idempotent.
     *
     * @throws {DomainError} 404 for an unknown id.
     * @throws {DomainError} ADMINS_ONLY (403), ADMIN_REASON_INVALID (422).
     */
    async unblock(actor: User, id: string, reason: string): Promise<AdminUser> {
      requireAdmin(actor)
      const text = requireReason(reason)
      const now = clock()

      await db.transaction().execute(async (trx) => {
        if (await unblockUser(trx, actor, { id, reason: text }, now)) await tellUnblocked(trx, id, now)
      })
      return read(id)
    },

    /** @throws {DomainError} USER_BLOCKED (403) for a blocked user. */
    async refuseBlocked({ id }: User): Promise<void> {
      if (await isBlocked(db, id)) throw userBlocked()
    },
  }
}
