import { getDemand, listSavedSearches, removeSavedSearch, saveSearch } from '@domizil/api'
import { userCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { SavedSearchService } from './saved-search-service.ts'

export function addSavedSearchRoutes(
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
