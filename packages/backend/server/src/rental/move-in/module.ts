import { depositReturnCalls } from '@domizil/api/schemas'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { fieldWords, refuse } from './move-in-refusals.ts'
import { createMoveInService } from './move-in-service.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'

/** The landlord's confirmation of moving in. */
export const moveInRoom = defineRoom({
  services: { moveIns: createMoveInService },
  routes: (app, { moveIns }) => {
    registerUserCalls(app, depositReturnCalls, {
      confirmMoveIn: (actor, { params, body }) => moveIns.confirm(actor, params.id, body),
    })
  },
  fieldWords,
  refusals: refuse.table,
})
