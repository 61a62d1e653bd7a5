export { recordAction } from './audit-repository.ts'
export type { Restriction, StateReasons } from './state-reasons.ts'
export {
  endRestriction,
  endRestrictionsOf,
  findNumbersInForce,
  findRestriction,
  rememberRestriction,
  type Restrictable,
  type StateBefore,
} from './restriction-repository.ts'
export { requireReason } from './require-reason.ts'
