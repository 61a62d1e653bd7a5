export { blockUser, unblockUser } from './block-user.ts'
export { listByIds } from './admin-list-repository.ts'
export { adminListAsOf } from './admin-list-as-of.ts'
export { presentRow } from './present-row.ts'
