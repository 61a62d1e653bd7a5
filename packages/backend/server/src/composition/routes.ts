import type { FastifyInstance } from 'fastify'
import { ROOMS } from './rooms.ts'
import type { Services } from './services.ts'

/** Every call of the API, room by room. */
export function addRoutes(app: FastifyInstance, services: Services): void {
  for (const room of ROOMS) for (const add of room.routes) add(app, services)
}
