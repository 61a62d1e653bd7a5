import { defineRoom } from '../../foundation/kernel/index.ts'
import { fieldWords, refuse } from './move-in-refusals.ts'
import { addMoveInRoutes } from './move-in-routes.ts'
import { createMoveInService } from './move-in-service.ts'

/** The landlord's confirmation of moving in. */
export const moveInRoom = defineRoom({
  services: { moveIns: createMoveInService },
  routes: [addMoveInRoutes],
  fieldWords,
  refusals: refuse.table,
})
