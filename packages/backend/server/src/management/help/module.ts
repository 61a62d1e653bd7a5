import { fieldWords, refuse } from './help-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createHelpService } from './help-service.ts'
import { createHelpInboxService } from './help-inbox-service.ts'
import { createHelpDeskService } from './help-desk-service.ts'
import { type JobType, SECONDS_PER_DAY } from '../../infrastructure/job/index.ts'
import { addHelpDeskRoutes } from './help-desk-routes.ts'
import { addHelpRoutes } from './help-routes.ts'

/** Help requests. */
export const helpRoom = defineRoom({
  services: { help: createHelpService, helpInbox: createHelpInboxService, helpDesk: createHelpDeskService },
  routes: [addHelpRoutes, addHelpDeskRoutes],
  jobs: ({ helpInbox }): Record<string, JobType> => ({
    FORGET_HELP_REQUESTS: { everySeconds: SECONDS_PER_DAY, handle: () => helpInbox.purgeClosed() },
  }),
  fieldWords,
  refusals: refuse.table,
})
