export { idempotencyKeyOf } from './idempotency-key.ts'
export { once } from './idempotent.ts'
