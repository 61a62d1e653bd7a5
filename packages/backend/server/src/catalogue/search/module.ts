import { fieldWords, refuse } from './search-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createReplicatedSearch, createReplicatedPlaces } from './replicated-search.ts'
import { createSearchLogService } from './search-log-service.ts'
import { type JobType, SECONDS_PER_DAY } from '../../infrastructure/job/index.ts'
import { addPlaceRoutes } from './place-routes.ts'
import { addSearchRoutes } from './search-routes.ts'

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
