import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import type { ImageService } from './image-service.ts'
import { addImageRoutes } from './image-routes.ts'
import { refuse } from './image-refusals.ts'

export { createImageService, type ImageService } from './image-service.ts'

/** Pictures of flats. */
export const imageModule = {
  routes: [addImageRoutes],
  jobs: ({ images }: { images: Pick<ImageService, 'lookAtNew'> }): Record<string, JobType> => ({
    LOOK_AT_PICTURES: { everySeconds: 5 * SECONDS_PER_MINUTE, handle: () => images.lookAtNew() },
  }),
  refusals: refuse.table,
}
