import { fieldWords, refuse } from './admin-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createAdminService } from './admin-service.ts'
import { createAdminListService } from './admin-list-service.ts'
import { createUserBlockingService } from './user-blocking-service.ts'
import { addAdminListRoutes, addAdminRoutes, addFindRoutes, addUserBlockingRoutes } from './admin-routes.ts'

/** The back office. */
export const adminRoom = defineRoom({
  services: {
    admin: createAdminService,
    adminLists: createAdminListService,
    userBlocking: createUserBlockingService,
  },
  routes: [addAdminRoutes, addAdminListRoutes, addFindRoutes, addUserBlockingRoutes],
  refusals: refuse.table,
  fieldWords,
})
