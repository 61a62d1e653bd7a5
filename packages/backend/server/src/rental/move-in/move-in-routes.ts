import { confirmMoveIn } from '@domizil/api'
import { depositReturnCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { MoveInService } from './move-in-service.ts'

export function addMoveInRoutes(app: FastifyInstance, { moveIns }: { moveIns: MoveInService }): void {
  registerUserCall(app, confirmMoveIn, depositReturnCalls.confirmMoveIn, (actor, { params, body }) =>
    moveIns.confirm(actor, params.id, body),
  )
}
