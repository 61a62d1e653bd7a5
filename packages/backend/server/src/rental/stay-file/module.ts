import { fieldWords, refuse } from './stay-file-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { type JobType, SECONDS_PER_DAY } from '../../infrastructure/job/index.ts'
import { addStayFileRoutes } from './stay-file-routes.ts'
import { createStayFileService } from './stay-file-service.ts'

/** Pictures and documents that the parties add to a booking. */
export const stayFileRoom = defineRoom({
  services: { stayFiles: createStayFileService },
  routes: [addStayFileRoutes],
  jobs: ({ stayFiles }): Record<string, JobType> => ({
    FORGET_UNUSED_STAY_FILES: { everySeconds: SECONDS_PER_DAY, handle: () => stayFiles.forgetUnused() },
  }),
  refusals: refuse.table,
  fieldWords,
})
