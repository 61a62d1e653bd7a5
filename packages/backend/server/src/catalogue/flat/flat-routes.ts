import { getFlat, getNewFlats, getUsualPrice, hello, listFlats, listPublishedFlats } from '@domizil/api'
import { flatCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import type { FlatService } from './flat-service.ts'
import { registerOpenCall, registerUserCall } from '../../infrastructure/http/index.ts'

export function addFlatRoutes(app: FastifyInstance, { flats }: { flats: FlatService }): void {
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
