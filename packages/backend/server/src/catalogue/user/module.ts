import { addProfileRoutes } from './profile-routes.ts'
import { refuse } from './user-refusals.ts'

export { createProfileService } from './profile-service.ts'
export { createUserCache } from './user-cache.ts'

/** Users and their profiles. */
export const userModule = {
  routes: [addProfileRoutes],
  refusals: refuse.table,
}
