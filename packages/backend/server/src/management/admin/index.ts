export { listByIds } from './admin-list-repository.ts'
export { ADMIN_LISTS } from './admin-list.ts'
export { presentRow } from './present-row.ts'
