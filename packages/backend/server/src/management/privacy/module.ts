import { userCalls } from '@domizil/api/schemas'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createPrivacyService } from './privacy-service.ts'
import { createAccountService } from './account-service.ts'
import { REMOVE_FILES } from '../../infrastructure/storage/index.ts'
import { type JobType, SECONDS_PER_DAY } from '../../infrastructure/job/index.ts'
import { ERASE_UNLOCKED_RECORDS, FINISH_DELETION } from './account-service.ts'
import { refuse } from './privacy-refusals.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'
import { confirmEmail, confirmNewEmail, emailChangeRequested, resetPassword } from './mails.ts'

/** The mails about an account itself, which the identity provider asks for. */
export const ACCOUNT_MAILS = {
  CONFIRM_EMAIL: confirmEmail,
  RESET_PASSWORD: resetPassword,
  CONFIRM_NEW_EMAIL: confirmNewEmail,
  EMAIL_CHANGE_REQUESTED: emailChangeRequested,
}

export type { IdentityAccounts } from './account-service.ts'

/** What people may know, take with them and delete. */
export const privacyRoom = defineRoom({
  services: { privacy: createPrivacyService, accounts: createAccountService },
  routes: (app, { privacy, accounts }) => {
    registerUserCalls(app, userCalls, {
      exportOwnData: (actor, _input, { reply }) => {
        reply.header('content-disposition', 'attachment; filename="my-data.json"')
        return privacy.exportData(actor)
      },
      deleteAccount: (actor) => accounts.remove(actor),
    })
  },
  jobs: ({ accounts }): Record<string, JobType> => ({
    [FINISH_DELETION]: { handle: (job) => accounts.finishDeletion(job) },
    [REMOVE_FILES]: { handle: (job) => accounts.removeFiles(job) },
    [ERASE_UNLOCKED_RECORDS]: { everySeconds: SECONDS_PER_DAY, handle: () => accounts.eraseUnlocked() },
  }),
  refusals: refuse.table,
})
