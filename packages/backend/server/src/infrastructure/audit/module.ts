import { fieldWords } from './audit-field-words.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { refuse } from './audit-refusals.ts'

/** The audit log. */
export const auditRoom = defineRoom({
  fieldWords,
  refusals: refuse.table,
})
