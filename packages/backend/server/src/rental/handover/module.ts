import { defineRoom } from '../../foundation/kernel/index.ts'
import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { CLOSE_HANDOVERS } from './close-handovers.ts'
import { fieldWords, refuse } from './handover-refusals.ts'
import { addHandoverRoutes } from './handover-routes.ts'
import { createHandoverService } from './handover-service.ts'
import { SEAL_HANDOVER } from './order-sealed-handover.ts'
import { createSealedHandoverService } from './sealed-handover-service.ts'

/** The protocols of moving in and of moving out. */
export const handoverRoom = defineRoom({
  services: { handovers: createHandoverService, sealedHandovers: createSealedHandoverService },
  routes: [addHandoverRoutes],
  jobs: ({ handovers, sealedHandovers }): Record<string, JobType> => ({
    [CLOSE_HANDOVERS]: { everySeconds: 30 * SECONDS_PER_MINUTE, handle: () => handovers.close() },
    [SEAL_HANDOVER]: { handle: (job) => sealedHandovers.seal(job) },
  }),
  fieldWords,
  refusals: refuse.table,
})
