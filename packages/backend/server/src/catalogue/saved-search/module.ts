import { userCalls } from '@domizil/api/schemas'
import { fieldWords, refuse } from './saved-search-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createSavedSearchService } from './saved-search-service.ts'
import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { ALERT_SAVED_SEARCHES } from './saved-search-service.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'

/** Saved searches and their alerts. */
export const savedSearchRoom = defineRoom({
  services: { savedSearches: createSavedSearchService },
  routes: (app, { savedSearches }) => {
    registerUserCalls(app, userCalls, {
      saveSearch: (actor, { body }) => savedSearches.add(actor, body),
      listSavedSearches: (actor) => savedSearches.list(actor),
      getDemand: (actor, { query }) => savedSearches.demandIn(actor, query.place),
      removeSavedSearch: (actor, { params }) => savedSearches.remove(actor, params.id),
    })
  },
  jobs: ({ savedSearches }): Record<string, JobType> => ({
    [ALERT_SAVED_SEARCHES]: { everySeconds: SECONDS_PER_MINUTE, handle: () => savedSearches.alertDue() },
  }),
  fieldWords,
  refusals: refuse.table,
})
