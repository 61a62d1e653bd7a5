import {
  addFavourite,
  getFlat,
  getNewFlats,
  getUsualPrice,
  hello,
  listFavourites,
  listFlats,
  listPublishedFlats,
  removeFavourite,
} from '@domizil/api'
import { flatCalls, userCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createFlatService, type FlatService } from './flat-service.ts'
import { createFavouriteService, type FavouriteService } from './favourite-service.ts'
import { fieldWords, refuse } from './flat-refusals.ts'
import { aboutFlat, readFlatSubject } from './flat-subject.ts'
import { registerOpenCall, registerUserCall } from '../../infrastructure/http/index.ts'

/** Flats as the public sees them, and favourites. */
export const flatRoom = defineRoom({
  services: { flats: createFlatService, favourites: createFavouriteService },
  routes: [addFlatRoutes, addFavouriteRoutes],
  fieldWords,
  refusals: refuse.table,
  mailSubjects: { [aboutFlat.name]: readFlatSubject },
})

function addFlatRoutes(app: FastifyInstance, { flats }: { flats: FlatService }): void {
  registerOpenCall(app, listFlats, flatCalls.listFlats, (actor) => flats.listNewest(actor))
  registerOpenCall(app, getNewFlats, flatCalls.getNewFlats, (actor) => flats.getNew(actor))
  registerOpenCall(app, listPublishedFlats, flatCalls.listPublishedFlats, (_actor, { query }) =>
    flats.listPublished(query.page ?? 0),
  )
  registerOpenCall(app, getUsualPrice, flatCalls.getUsualPrice, (_actor, { query }) =>
    flats.usualPrice(query.city),
  )
  registerOpenCall(app, getFlat, flatCalls.getFlat, (actor, { params }) => flats.get(actor, params.id))
  registerUserCall(app, hello, flatCalls.hello, ({ givenName }) => ({ greeting: `Hello ${givenName}` }))
}

function addFavouriteRoutes(app: FastifyInstance, { favourites }: { favourites: FavouriteService }): void {
  registerUserCall(app, listFavourites, userCalls.listFavourites, (user, { query }) =>
    favourites.list(user, query),
  )
  registerUserCall(app, addFavourite, userCalls.addFavourite, (user, { query }) =>
    favourites.add(user, query.flatId),
  )
  registerUserCall(app, removeFavourite, userCalls.removeFavourite, (user, { query }) =>
    favourites.remove(user, query.flatId),
  )
}
