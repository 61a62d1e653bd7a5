import { addImageRoutes } from './image-routes.ts'
import { refuse } from './image-refusals.ts'

export { createImageService, type ImageService } from './image-service.ts'

/** Pictures of flats. */
export const imageModule = {
  routes: [addImageRoutes],
  refusals: refuse.table,
}
