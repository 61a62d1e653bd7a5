import { adminCalls, helpDeskCalls, userCalls } from '@domizil/api/schemas'
import { fieldWords, refuse } from './help-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createHelpInboxService, createHelpService } from './help-service.ts'
import { createHelpDeskService } from './help-desk-service.ts'
import { type JobType, SECONDS_PER_DAY } from '../../infrastructure/job/index.ts'
import { registerOpenCalls, registerUserCalls } from '../../infrastructure/http/index.ts'

/** Help requests. */
export const helpRoom = defineRoom({
  services: { help: createHelpService, helpInbox: createHelpInboxService, helpDesk: createHelpDeskService },
  routes: (app, { help, helpInbox, helpDesk }) => {
    registerOpenCalls(app, userCalls, {
      needHelp: (actor, { body }, { request }) => help.ask(actor, request.ip, body),
    })
    registerUserCalls(app, adminCalls, {
      closeHelpRequest: (actor, { params }) => helpInbox.close(actor, params.id),
      reopenHelpRequest: (actor, { params }) => helpInbox.reopen(actor, params.id),
    })
    registerUserCalls(app, helpDeskCalls, {
      getHelpDesk: (actor, { params }) => helpDesk.get(actor, params.id),
      replyToHelpRequest: (actor, { params, body }) => helpDesk.reply(actor, params.id, body),
      addHelpNote: (actor, { params, body }) => helpDesk.addNote(actor, params.id, body.message),
      assignHelpRequest: (actor, { params, body }) => helpDesk.assign(actor, params.id, body.mine),
      writeToUser: (actor, { params, body }) => helpDesk.write(actor, params.id, body),
    })
  },
  jobs: ({ helpInbox }): Record<string, JobType> => ({
    FORGET_HELP_REQUESTS: { everySeconds: SECONDS_PER_DAY, handle: () => helpInbox.purgeClosed() },
  }),
  fieldWords,
  refusals: refuse.table,
})
