import { getFlat, getUsualPrice, hello, listFlats, listPublishedFlats } from '@domizil/contract'
import { flatCalls } from '@domizil/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerOpenCall, registerUserCall } from '../app/register-call.ts'
import type { Services } from '../app/services.ts'

export function addFlatRoutes(app: FastifyInstance, { flats }: Services): void {
  registerOpenCall(app, listFlats, flatCalls.listFlats, (actor) => flats.listNewest(actor))
  registerOpenCall(app, listPublishedFlats, flatCalls.listPublishedFlats, (_actor, { query }) =>
    flats.listPublished(query.page ?? 0),
  )
  registerOpenCall(app, getUsualPrice, flatCalls.getUsualPrice, (_actor, { query }) =>
    flats.usualPrice(query.city),
  )
  registerOpenCall(app, getFlat, flatCalls.getFlat, (actor, { params }) => flats.get(actor, params.id))
  registerUserCall(app, hello, flatCalls.hello, ({ givenName }) => ({ greeting: `Hello ${givenName}` }))
}
