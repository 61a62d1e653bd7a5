export { recordAction } from './audit-repository.ts'
export type { Restriction, StateReasons } from './state-reasons.ts'
export { requireReason } from './require-reason.ts'
