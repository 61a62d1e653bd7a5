import { defineRoom } from '../../foundation/kernel/index.ts'
import { createFlatService } from './flat-service.ts'
import { createFavouriteService } from './favourite-service.ts'
import { addFlatRoutes } from './flat-routes.ts'
import { addFavouriteRoutes } from './favourite-routes.ts'
import { fieldWords, refuse } from './flat-refusals.ts'
import { aboutFlat, readFlatSubject } from './flat-subject.ts'

/** Flats as the public sees them, and favourites. */
export const flatRoom = defineRoom({
  services: { flats: createFlatService, favourites: createFavouriteService },
  routes: [addFlatRoutes, addFavouriteRoutes],
  fieldWords,
  refusals: refuse.table,
  mailSubjects: { [aboutFlat.name]: readFlatSubject },
})
