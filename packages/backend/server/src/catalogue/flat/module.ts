import { flatCalls, userCalls } from '@domizil/api/schemas'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createFlatService } from './flat-service.ts'
import { createFavouriteService } from './favourite-service.ts'
import { fieldWords, refuse } from './flat-refusals.ts'
import { aboutFlat, readFlatSubject } from './flat-subject.ts'
import { registerOpenCalls, registerUserCalls } from '../../infrastructure/http/index.ts'

/** Flats as the public sees them, and favourites. */
export const flatRoom = defineRoom({
  services: { flats: createFlatService, favourites: createFavouriteService },
  routes: (app, { flats, favourites }) => {
    registerOpenCalls(app, flatCalls, {
      listFlats: (actor) => flats.listNewest(actor),
      getNewFlats: (actor) => flats.getNew(actor),
      listPublishedFlats: (_actor, { query }) => flats.listPublished(query.page ?? 0),
      getUsualPrice: (_actor, { query }) => flats.usualPrice(query.city),
      getFlat: (actor, { params }) => flats.get(actor, params.id),
    })
    registerUserCalls(app, flatCalls, {
      hello: ({ givenName }) => ({ greeting: `Hello ${givenName}` }),
    })
    registerUserCalls(app, userCalls, {
      listFavourites: (user, { query }) => favourites.list(user, query),
      addFavourite: (user, { query }) => favourites.add(user, query.flatId),
      removeFavourite: (user, { query }) => favourites.remove(user, query.flatId),
    })
  },
  fieldWords,
  refusals: refuse.table,
  mailSubjects: { [aboutFlat.name]: readFlatSubject },
})
