import { listPlaces } from '@domizil/contract'
import { flatCalls } from '@domizil/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerOpenCall } from '../app/register-call.ts'
import type { Services } from '../app/services.ts'

export function addPlaceRoutes(app: FastifyInstance, { places }: Services): void {
  registerOpenCall(app, listPlaces, flatCalls.listPlaces, (_actor, { query }) => places.list(query.term))
}
