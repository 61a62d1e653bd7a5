import { addAdminRoutes } from './admin-routes.ts'
import { addAdminListRoutes } from './admin-list-routes.ts'
import { addFindRoutes } from './find-routes.ts'
import { addUserBlockingRoutes } from './user-blocking-routes.ts'
import { refuse } from './admin-refusals.ts'

export { type AdminListService, createAdminListService } from './admin-list-service.ts'
export { type AdminService, createAdminService } from './admin-service.ts'
export { createUserBlockingService, type UserBlockingService } from './user-blocking-service.ts'

/** The back office. */
export const adminModule = {
  routes: [addAdminRoutes, addAdminListRoutes, addFindRoutes, addUserBlockingRoutes],
  refusals: refuse.table,
}
