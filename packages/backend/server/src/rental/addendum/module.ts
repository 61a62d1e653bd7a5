import { defineRoom } from '../../foundation/kernel/index.ts'
import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { fieldWords, refuse } from './addendum-refusals.ts'
import { addAddendumRoutes } from './addendum-routes.ts'
import { SEAL_ADDENDUM } from './change-stay.ts'
import { END_LAPSED_PROPOSALS } from './end-lapsed.ts'
import { createLastDayService } from './last-day-service.ts'
import { REMIND_OF_PROPOSALS } from './remind-of-proposals.ts'
import { createSealedAddendumService } from './sealed-addendum-service.ts'

/** Another last day: proposed, agreed on, and signed below an addendum. */
export const addendumRoom = defineRoom({
  services: { lastDays: createLastDayService, sealedAddenda: createSealedAddendumService },
  routes: [addAddendumRoutes],
  jobs: ({ lastDays, sealedAddenda }): Record<string, JobType> => ({
    [SEAL_ADDENDUM]: { handle: (job) => sealedAddenda.seal(job) },
    [REMIND_OF_PROPOSALS]: { everySeconds: SECONDS_PER_MINUTE, handle: () => lastDays.remind() },
    [END_LAPSED_PROPOSALS]: { everySeconds: SECONDS_PER_MINUTE, handle: () => lastDays.endLapsed() },
  }),
  fieldWords,
  refusals: refuse.table,
})
