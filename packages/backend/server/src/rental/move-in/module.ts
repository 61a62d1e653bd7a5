import { depositReturnCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { fieldWords, refuse } from './move-in-refusals.ts'
import { createMoveInService, type MoveInService } from './move-in-service.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'

/** The landlord's confirmation of moving in. */
export const moveInRoom = defineRoom({
  services: { moveIns: createMoveInService },
  routes: [addMoveInRoutes],
  fieldWords,
  refusals: refuse.table,
})

function addMoveInRoutes(app: FastifyInstance, { moveIns }: { moveIns: MoveInService }): void {
  registerUserCalls(app, depositReturnCalls, {
    confirmMoveIn: (actor, { params, body }) => moveIns.confirm(actor, params.id, body),
  })
}
