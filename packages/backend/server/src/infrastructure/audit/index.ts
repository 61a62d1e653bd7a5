export { recordAction } from './audit-repository.ts'
export {
  endRestriction,
  endRestrictionsOf,
  findNumbersInForce,
  findRestriction,
  rememberRestriction,
  type Restrictable,
  type Restriction,
  type StateBefore,
  type StateReasons,
} from './restriction-repository.ts'
export { requireReason } from './audit-refusals.ts'
