import { fieldWords, refuse } from './saved-search-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createSavedSearchService } from './saved-search-service.ts'
import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { ALERT_SAVED_SEARCHES } from './saved-search-service.ts'
import { addSavedSearchRoutes } from './saved-search-routes.ts'

/** Saved searches and their alerts. */
export const savedSearchRoom = defineRoom({
  services: { savedSearches: createSavedSearchService },
  routes: [addSavedSearchRoutes],
  jobs: ({ savedSearches }): Record<string, JobType> => ({
    [ALERT_SAVED_SEARCHES]: { everySeconds: SECONDS_PER_MINUTE, handle: () => savedSearches.alertDue() },
  }),
  fieldWords,
  refusals: refuse.table,
})
