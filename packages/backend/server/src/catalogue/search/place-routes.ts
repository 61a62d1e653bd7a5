import { listPlaces } from '@domizil/api'
import { flatCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import type { PlaceService } from './place-service.ts'
import { localeFrom } from '../../foundation/kernel/index.ts'
import { registerOpenCall } from '../../infrastructure/http/index.ts'

export function addPlaceRoutes(app: FastifyInstance, { places }: { places: PlaceService }): void {
  registerOpenCall(app, listPlaces, flatCalls.listPlaces, (_actor, { query }, { request }) =>
    places.list(query.term, localeFrom(request.headers['accept-language'])),
  )
}
