import { flatCalls } from '@domizil/api/schemas'
import { fieldWords, refuse } from './search-refusals.ts'
import { defineRoom, localeFrom } from '../../foundation/kernel/index.ts'
import { createReplicatedSearch, createReplicatedPlaces } from './replicated-search.ts'
import { createSearchLogService } from './search-log-service.ts'
import { type JobType, SECONDS_PER_DAY } from '../../infrastructure/job/index.ts'
import { registerOpenCalls } from '../../infrastructure/http/index.ts'
import { describeSearch, describeTerm, isSearch } from './describe-search.ts'

/** The search and its log. */
export const searchRoom = defineRoom({
  services: {
    search: createReplicatedSearch,
    places: createReplicatedPlaces,
    searchLog: createSearchLogService,
  },
  routes: (app, { search, searchLog, places }) => {
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
    registerOpenCalls(app, flatCalls, {
      listPlaces: (_actor, { query }, { request }) =>
        places.list(query.term, localeFrom(request.headers['accept-language'])),
    })
  },
  jobs: ({ searchLog }): Record<string, JobType> => ({
    FORGET_OLD_SEARCHES: { everySeconds: SECONDS_PER_DAY, handle: () => searchLog.purgeExpired() },
  }),
  fieldWords,
  refusals: refuse.table,
})
