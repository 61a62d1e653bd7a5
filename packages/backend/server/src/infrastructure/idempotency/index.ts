export { idempotencyKeyOf, runIdempotent } from './run-idempotent.ts'
