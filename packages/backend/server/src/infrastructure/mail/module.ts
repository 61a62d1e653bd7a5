import { mailCalls } from '@domizil/api/schemas'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createMailService } from './mail-service.ts'
import { type JobType, type Lane, SECONDS_PER_DAY } from '../job/index.ts'
import { SEND_MAIL } from './order-mails.ts'
import { MAILS_AT_ONCE } from './mails-at-once.ts'
import { registerUserCalls } from '../http/index.ts'

export type { SmtpConfig } from './smtp-transport.ts'

/** Mails wait for no other job, and a slow mail server holds up few of them. */
const MAIL_LANE: Lane = { name: 'mails', atOnce: MAILS_AT_ONCE }

/** Mails and the outbox. */
export const mailRoom = defineRoom({
  services: { mails: createMailService },
  routes: (app, { mails }) => {
    registerUserCalls(app, mailCalls, {
      readMail: (actor, { params }) => mails.read(actor, params.id),
      listMailTitles: (actor) => mails.titles(actor),
    })
  },
  jobs: ({ mails }): Record<string, JobType> => ({
    [SEND_MAIL]: { lane: MAIL_LANE, handle: (job) => mails.deliver(job) },
    FORGET_OLD_MAILS: { everySeconds: SECONDS_PER_DAY, handle: () => mails.purgeExpired() },
  }),
})
