import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { ALERT_SAVED_SEARCHES, type SavedSearchService } from './saved-search-service.ts'
import { addSavedSearchRoutes } from './saved-search-routes.ts'
import { refuse } from './saved-search-refusals.ts'
import { savedSearchMails } from './saved-search-mails.ts'

export { createSavedSearchService, type SavedSearchService } from './saved-search-service.ts'

/** Saved searches and their alerts. */
export const savedSearchModule = {
  routes: [addSavedSearchRoutes],
  jobs: ({ savedSearches }: { savedSearches: SavedSearchService }): Record<string, JobType> => ({
    [ALERT_SAVED_SEARCHES]: { everySeconds: SECONDS_PER_MINUTE, handle: () => savedSearches.alertDue() },
  }),
  refusals: refuse.table,
  mails: savedSearchMails.texts,
}
