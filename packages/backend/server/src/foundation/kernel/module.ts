import { defineRoom } from './define-room.ts'
import { refuse } from './general-refusals.ts'

/** Refusals that all rooms share. */
export const kernelRoom = defineRoom({
  refusals: refuse.table,
})
