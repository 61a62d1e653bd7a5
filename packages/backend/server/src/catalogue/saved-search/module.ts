import { getDemand, listSavedSearches, removeSavedSearch, saveSearch } from '@domizil/api'
import { userCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { fieldWords, refuse } from './saved-search-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createSavedSearchService, type SavedSearchService } from './saved-search-service.ts'
import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { ALERT_SAVED_SEARCHES } from './saved-search-service.ts'
import { registerUserCall } from '../../infrastructure/http/index.ts'

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

function addSavedSearchRoutes(
  app: FastifyInstance,
  { savedSearches }: { savedSearches: SavedSearchService },
): void {
  registerUserCall(app, saveSearch, userCalls.saveSearch, (actor, { body }) => savedSearches.add(actor, body))
  registerUserCall(app, listSavedSearches, userCalls.listSavedSearches, (actor) => savedSearches.list(actor))
  registerUserCall(app, getDemand, userCalls.getDemand, (actor, { query }) =>
    savedSearches.demandIn(actor, query.place),
  )
  registerUserCall(app, removeSavedSearch, userCalls.removeSavedSearch, (actor, { params }) =>
    savedSearches.remove(actor, params.id),
  )
}
