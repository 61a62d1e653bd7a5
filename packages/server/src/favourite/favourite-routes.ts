import { addFavourite, listFavourites, removeFavourite } from '@domizil/contract'
import { userCalls } from '@domizil/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../app/register-call.ts'
import type { Services } from '../app/services.ts'

export function addFavouriteRoutes(app: FastifyInstance, { favourites }: Services): void {
  registerUserCall(app, listFavourites, userCalls.listFavourites, (user) => favourites.list(user))
  registerUserCall(app, addFavourite, userCalls.addFavourite, (user, { query }) =>
    favourites.add(user, query.flatId),
  )
  registerUserCall(app, removeFavourite, userCalls.removeFavourite, (user, { query }) =>
    favourites.remove(user, query.flatId),
  )
}
