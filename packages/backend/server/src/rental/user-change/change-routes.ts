import { readRevision } from '@domizil/api'
import { bookingCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { ChangeService } from './change-service.ts'

export function addChangeRoutes(app: FastifyInstance, { changes }: { changes: ChangeService }): void {
  registerUserCall(app, readRevision, bookingCalls.readRevision, (actor) => changes.revisionOf(actor))
}
