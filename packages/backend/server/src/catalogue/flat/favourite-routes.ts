import { addFavourite, listFavourites, removeFavourite } from '@domizil/api'
import { userCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import type { FavouriteService } from './favourite-service.ts'
import { registerUserCall } from '../../infrastructure/http/index.ts'

export function addFavouriteRoutes(
  app: FastifyInstance,
  { favourites }: { favourites: FavouriteService },
): void {
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
