import { type JobType, SECONDS_PER_DAY } from '../../infrastructure/job/index.ts'
import type { SearchLogService } from './search-log-service.ts'
import { addPlaceRoutes } from './place-routes.ts'
import { addSearchRoutes } from './search-routes.ts'
import { refuse } from './search-refusals.ts'

export { createPlaceService, type PlaceService } from './place-service.ts'
export { createSearchLogService } from './search-log-service.ts'
export { createSearchService, type SearchService } from './search-service.ts'

/** The search and its log. */
export const searchModule = {
  routes: [addSearchRoutes, addPlaceRoutes],
  jobs: ({ searchLog }: { searchLog: SearchLogService }): Record<string, JobType> => ({
    FORGET_OLD_SEARCHES: { everySeconds: SECONDS_PER_DAY, handle: () => searchLog.purgeExpired() },
  }),
  refusals: refuse.table,
}
