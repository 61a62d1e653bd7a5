import { addHelpRoutes } from './help-routes.ts'
import { refuse } from './help-refusals.ts'

export { createHelpInboxService, type HelpInboxService } from './help-inbox-service.ts'
export { createHelpService, type HelpService } from './help-service.ts'

/** Help requests. */
export const helpModule = {
  routes: [addHelpRoutes],
  refusals: refuse.table,
}
