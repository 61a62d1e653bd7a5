import { addHours } from '@domizil/domain'
import { deleteKeys } from '../booking/idempotency-repository.ts'
import { deleteDoneJobs } from '../job/job-repository.ts'
import type { JobKind } from '../job/job-runner.ts'
import { SEND_MAIL } from '../mail/order-mail.ts'
import { FINISH_DELETION } from '../privacy/account-service.ts'
import { REMOVE_FILES } from '../privacy/leftovers.ts'
import type { ServiceDependencies } from '../lib/service-dependencies.ts'
import type { Services } from './services.ts'

const MINUTE = 60
const DAY = 24 * 3600
const HOURS_TO_KEEP_JOBS = 30 * 24
/** Nobody sends a request again later, and the answers hold what people have written. */
const HOURS_TO_KEEP_KEYS = 7 * 24

/** Everything that happens by itself, and how often. */
export function jobKinds(services: Services, { db, clock }: ServiceDependencies): Record<string, JobKind> {
  return {
    END_EXPIRED_BOOKINGS: { everySeconds: MINUTE, handle: () => services.bookings.endExpired() },
    REMIND_OF_BOOKINGS: { everySeconds: 5 * MINUTE, handle: () => services.bookings.remind() },
    TELL_OF_MESSAGES: { everySeconds: MINUTE, handle: () => services.messages.tellWaiting() },
    PUBLISH_REVIEWS: { everySeconds: 60 * MINUTE, handle: () => services.reviews.publishDue() },
    MARK_OVERDUE_INVOICES: { everySeconds: 60 * MINUTE, handle: () => services.invoices.markOverdue() },
    [SEND_MAIL]: { handle: (job) => services.mails.deliver(job) },
    FORGET_OLD_MAILS: { everySeconds: DAY, handle: () => services.mails.forgetOld() },
    SYNC_CALENDARS: { everySeconds: MINUTE, handle: () => services.calendars.syncDue() },
    ALERT_SAVED_SEARCHES: { everySeconds: MINUTE, handle: () => services.savedSearches.alertDue() },
    [FINISH_DELETION]: { handle: (job) => services.accounts.finishDeletion(job) },
    [REMOVE_FILES]: { handle: (job) => services.accounts.removeFiles(job) },
    ERASE_UNLOCKED_RECORDS: { everySeconds: DAY, handle: () => services.accounts.eraseUnlocked() },
    MAKE_REPORTS: { everySeconds: 60 * MINUTE, handle: async () => void (await services.reports.makeDue()) },
    FORGET_OLD_SEARCHES: { everySeconds: DAY, handle: () => services.searchLog.forgetOld() },
    FORGET_OLD_KEYS: {
      everySeconds: DAY,
      handle: () => deleteKeys(db, addHours(clock(), -HOURS_TO_KEEP_KEYS)),
    },
    FORGET_DONE_JOBS: {
      everySeconds: DAY,
      handle: () => deleteDoneJobs(db, addHours(clock(), -HOURS_TO_KEEP_JOBS)),
    },
  }
}
