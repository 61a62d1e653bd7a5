import { type JobType, SECONDS_PER_DAY } from '../job/index.ts'
import type { MailService } from './mail-service.ts'
import { SEND_MAIL } from './order-mail.ts'
import { addMailRoutes } from './mail-routes.ts'
import { refuse } from './mail-refusals.ts'

export { createMailService, type MailService } from './mail-service.ts'
export type { SmtpConfig } from './smtp-transport.ts'

/** Mails and the outbox. */
export const mailModule = {
  routes: [addMailRoutes],
  jobs: ({ mails }: { mails: Pick<MailService, 'deliver' | 'purgeExpired'> }): Record<string, JobType> => ({
    [SEND_MAIL]: { handle: (job) => mails.deliver(job) },
    FORGET_OLD_MAILS: { everySeconds: SECONDS_PER_DAY, handle: () => mails.purgeExpired() },
  }),
  refusals: refuse.table,
}
