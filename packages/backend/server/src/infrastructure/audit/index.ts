export { recordAction } from './audit-repository.ts'
export { requireReason } from './require-reason.ts'
