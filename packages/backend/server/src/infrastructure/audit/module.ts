import { defineRoom } from '../../foundation/kernel/index.ts'
import { refuse } from './audit-refusals.ts'

/** The audit log. */
export const auditRoom = defineRoom({
  refusals: refuse.table,
})
