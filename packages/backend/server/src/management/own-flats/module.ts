import { fieldWords, refuse } from './own-flats-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createFlatEditingService } from './flat-editing-service.ts'
import { createFlatStatusService } from './flat-status-service.ts'
import { type JobType, SECONDS_PER_HOUR } from '../../infrastructure/job/index.ts'
import { REFRESH_SCORES } from './flat-editing-service.ts'
import { addFlatEditingRoutes } from './flat-editing-routes.ts'

/** What owners do with their flats. */
export const ownFlatsRoom = defineRoom({
  services: { flatEditing: createFlatEditingService, flatStatus: createFlatStatusService },
  routes: [addFlatEditingRoutes],
  jobs: ({ flatEditing }): Record<string, JobType> => ({
    [REFRESH_SCORES]: { everySeconds: SECONDS_PER_HOUR, handle: () => flatEditing.refreshScores() },
  }),
  refusals: refuse.table,
  fieldWords,
})
