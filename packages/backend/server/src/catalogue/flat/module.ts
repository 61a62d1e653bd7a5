import { addFlatRoutes } from './flat-routes.ts'
import { addFavouriteRoutes } from './favourite-routes.ts'
import { refuse } from './flat-refusals.ts'
import { flatSubject } from './flat-mail-subject.ts'

export { createFavouriteService } from './favourite-service.ts'
export { createFlatService } from './flat-service.ts'

/** Flats as the public sees them, and favourites. */
export const flatModule = {
  routes: [addFlatRoutes, addFavouriteRoutes],
  refusals: refuse.table,
  mailSubjects: { flatId: flatSubject },
}
