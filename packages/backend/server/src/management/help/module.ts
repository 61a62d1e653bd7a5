import { type JobType, SECONDS_PER_DAY } from '../../infrastructure/job/index.ts'
import { addHelpDeskRoutes } from './help-desk-routes.ts'
import { helpMails } from './help-mails.ts'
import { addHelpRoutes } from './help-routes.ts'
import { refuse } from './help-refusals.ts'
import type { HelpInboxService } from './help-inbox-service.ts'

export { createHelpDeskService } from './help-desk-service.ts'
export { createHelpInboxService, type HelpInboxService } from './help-inbox-service.ts'
export { createHelpService } from './help-service.ts'

/** Help requests. */
export const helpModule = {
  routes: [addHelpRoutes, addHelpDeskRoutes],
  jobs: ({ helpInbox }: { helpInbox: Pick<HelpInboxService, 'purgeClosed'> }): Record<string, JobType> => ({
    FORGET_HELP_REQUESTS: { everySeconds: SECONDS_PER_DAY, handle: () => helpInbox.purgeClosed() },
  }),
  refusals: refuse.table,
  mails: helpMails.texts,
}
