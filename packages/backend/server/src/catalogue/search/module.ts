import { flatCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { fieldWords, refuse } from './search-refusals.ts'
import { defineRoom, localeFrom } from '../../foundation/kernel/index.ts'
import { createReplicatedSearch, createReplicatedPlaces } from './replicated-search.ts'
import { createSearchLogService, type SearchLogService } from './search-log-service.ts'
import { type JobType, SECONDS_PER_DAY } from '../../infrastructure/job/index.ts'
import type { SearchService } from './search-service.ts'
import { registerOpenCalls } from '../../infrastructure/http/index.ts'
import { describeSearch, describeTerm, isSearch } from './describe-search.ts'
import type { PlaceService } from './place-service.ts'

/** The search and its log. */
export const searchRoom = defineRoom({
  services: {
    search: createReplicatedSearch,
    places: createReplicatedPlaces,
    searchLog: createSearchLogService,
  },
  routes: [addSearchRoutes, addPlaceRoutes],
  jobs: ({ searchLog }): Record<string, JobType> => ({
    FORGET_OLD_SEARCHES: { everySeconds: SECONDS_PER_DAY, handle: () => searchLog.purgeExpired() },
  }),
  fieldWords,
  refusals: refuse.table,
})

function addSearchRoutes(
  app: FastifyInstance,
  { search, searchLog }: { search: SearchService; searchLog: SearchLogService },
): void {
  registerOpenCalls(app, flatCalls, {
    searchFlats: (actor, { body }, { request }) => {
      const find = () => search.filter(actor, body)
      if (!isSearch(body)) return find()

      const locale = localeFrom(request.headers['accept-language'])
      const isGone = () => request.raw.socket.destroyed
      return searchLog.observe({ ...describeSearch(body), locale, isGone }, find, ({ total }) => total)
    },

    countOptions: (_actor, { body }) => search.countOptions(body),

    searchFlatsByTerm: (actor, { params }, { request }) => {
      const facts = { ...describeTerm(params.term), locale: localeFrom(request.headers['accept-language']) }
      return searchLog.observe(
        facts,
        () => search.byTerm(actor, params.term),
        (cards) => cards.length,
      )
    },
  })
}

function addPlaceRoutes(app: FastifyInstance, { places }: { places: PlaceService }): void {
  registerOpenCalls(app, flatCalls, {
    listPlaces: (_actor, { query }, { request }) =>
      places.list(query.term, localeFrom(request.headers['accept-language'])),
  })
}
