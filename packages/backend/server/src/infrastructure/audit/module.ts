import { fieldWords, refuse } from './audit-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'

/** The audit log. */
export const auditRoom = defineRoom({
  fieldWords,
  refusals: refuse.table,
})
