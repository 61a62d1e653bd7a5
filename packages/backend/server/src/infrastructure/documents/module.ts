import { defineRoom } from '../../foundation/kernel/index.ts'
import { refuse } from './documents-refusals.ts'

/** Files that are sent in. */
export const documentsRoom = defineRoom({
  refusals: refuse.table,
})
