export { idempotencyKeyOf } from './idempotency-key.ts'
export { runIdempotent } from './run-idempotent.ts'
