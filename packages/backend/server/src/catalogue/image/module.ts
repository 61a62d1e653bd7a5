import { fieldWords, refuse } from './image-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createImageService } from './image-service.ts'
import { type JobType, type Lane, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { addImageRoutes } from './image-routes.ts'
import { PREPARE_IMAGE } from './waiting-images.ts'

/** To read one takes a core and much memory: one at a time, apart from all other jobs. */
const PICTURES: Lane = { name: 'pictures', atOnce: 1 }

/** Pictures of flats. */
export const imageRoom = defineRoom({
  services: { images: createImageService },
  routes: addImageRoutes,
  jobs: ({ images }): Record<string, JobType> => ({
    LOOK_AT_PICTURES: { everySeconds: 5 * SECONDS_PER_MINUTE, handle: () => images.lookAtNew() },
    [PREPARE_IMAGE]: {
      handle: (job) => images.prepare(job),
      giveUp: (job) => images.giveUpPreparing(job),
      lane: PICTURES,
    },
  }),
  refusals: refuse.table,
  fieldWords,
})
