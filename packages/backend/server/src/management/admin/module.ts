import { addAdminRoutes } from './admin-routes.ts'
import { addAdminListRoutes } from './admin-list-routes.ts'
import { addFindRoutes } from './find-routes.ts'
import { addUserBlockingRoutes } from './user-blocking-routes.ts'
import { refuse } from './admin-refusals.ts'

export { createAdminListService } from './admin-list-service.ts'
export { createAdminService } from './admin-service.ts'
export { createUserBlockingService } from './user-blocking-service.ts'

/** The back office. */
export const adminModule = {
  routes: [addAdminRoutes, addAdminListRoutes, addFindRoutes, addUserBlockingRoutes],
  refusals: refuse.table,
}
