import { defineRoom } from '../../foundation/kernel/index.ts'
import { createPrivacyService } from './privacy-service.ts'
import { createAccountService } from './account-service.ts'
import { REMOVE_FILES } from '../../infrastructure/storage/index.ts'
import { type JobType, SECONDS_PER_DAY } from '../../infrastructure/job/index.ts'
import { ERASE_UNLOCKED_RECORDS, FINISH_DELETION } from './account-service.ts'
import { addPrivacyRoutes } from './privacy-routes.ts'
import { refuse } from './privacy-refusals.ts'

export { ACCOUNT_MAILS } from './account-mails.ts'
export type { IdentityAccounts } from './account-service.ts'

/** What people may know, take with them and delete. */
export const privacyRoom = defineRoom({
  services: { privacy: createPrivacyService, accounts: createAccountService },
  routes: [addPrivacyRoutes],
  jobs: ({ accounts }): Record<string, JobType> => ({
    [FINISH_DELETION]: { handle: (job) => accounts.finishDeletion(job) },
    [REMOVE_FILES]: { handle: (job) => accounts.removeFiles(job) },
    [ERASE_UNLOCKED_RECORDS]: { everySeconds: SECONDS_PER_DAY, handle: () => accounts.eraseUnlocked() },
  }),
  refusals: refuse.table,
})
