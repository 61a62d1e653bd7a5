import type { CallOutput, countWaiting, getOverview } from '@domizil/api'
import { BOOKING_STATUSES, FLAT_STATUSES } from '@domizil/domain'
import type { Database } from '../../foundation/tables/index.ts'
import { type Actor, type Clock, dayOf, requireAdmin } from '../../foundation/kernel/index.ts'
import { adminListAsOf } from './admin-list.ts'
import { createFindService } from './find-service.ts'
import { createPersonService } from './person-service.ts'
import {
  countByStatus,
  countChangedFlats,
  countMissingContracts,
  countOverdueInvoices,
  countUsers,
  countUsersSince,
  countWaitingReports,
  countWithStatus,
} from './admin-repository.ts'

export type Overview = CallOutput<typeof getOverview>
export type Waiting = CallOutput<typeof countWaiting>

/** What administrators see of the whole, and find in it. */
export function createAdminService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    ...createFindService({ db, clock }),
    ...createPersonService({ db, clock }),
    /**
     * What the marketplace holds right now.
     *
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    async overview(actor: Actor): Promise<Overview> {
      requireAdmin(actor)
      const today = dayOf(clock())
      return {
        flats: allOf(FLAT_STATUSES, await countByStatus(db, adminListAsOf('flats', clock()))),
        bookings: allOf(BOOKING_STATUSES, await countByStatus(db, adminListAsOf('bookings', clock()))),
        users: await countUsers(db),
        usersToday: await countUsersSince(db, today),
        today,
      }
    },

    /**
     * How much waits for an administrator.
     *
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    async waiting(actor: Actor): Promise<Waiting> {
      requireAdmin(actor)

      return {
        reports: await countWaitingReports(db),
        helpRequests: await countWithStatus(db, 'help_request', 'OPEN'),
        flatsInReview: await countWithStatus(db, 'flat', 'IN_REVIEW'),
        changedFlats: await countChangedFlats(db),
        missingContracts: await countMissingContracts(db, clock()),
        overdueInvoices: await countOverdueInvoices(db, clock()),
      }
    },
  }
}

/** Every status with its count, also those that nothing is in. */
function allOf(statuses: readonly string[], counts: Map<string, number>): Record<string, number> {
  return Object.fromEntries(statuses.map((status) => [status, counts.get(status) ?? 0]))
}
