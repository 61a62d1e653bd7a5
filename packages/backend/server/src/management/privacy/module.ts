import { REMOVE_FILES } from '../../infrastructure/storage/index.ts'
import { type JobType, SECONDS_PER_DAY } from '../../infrastructure/job/index.ts'
import { type AccountService, ERASE_UNLOCKED_RECORDS, FINISH_DELETION } from './account-service.ts'
import { addPrivacyRoutes } from './privacy-routes.ts'
import { refuse } from './privacy-refusals.ts'
import { accountMails } from './account-mails.ts'

export { type AccountService, createAccountService, type IdentityAccounts } from './account-service.ts'
export { createPrivacyService } from './privacy-service.ts'

/** What people may know, take with them and delete. */
export const privacyModule = {
  routes: [addPrivacyRoutes],
  jobs: ({ accounts }: { accounts: AccountService }): Record<string, JobType> => ({
    [FINISH_DELETION]: { handle: (job) => accounts.finishDeletion(job) },
    [REMOVE_FILES]: { handle: (job) => accounts.removeFiles(job) },
    [ERASE_UNLOCKED_RECORDS]: { everySeconds: SECONDS_PER_DAY, handle: () => accounts.eraseUnlocked() },
  }),
  refusals: refuse.table,
  mails: accountMails.texts,
}
