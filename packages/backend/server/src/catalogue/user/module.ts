import { fieldWords, refuse } from './user-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createProfileService } from './profile-service.ts'
import { addProfileRoutes } from './profile-routes.ts'

export { createUserCache } from './user-cache.ts'

/** Users and their profiles. */
export const userRoom = defineRoom({
  services: { profiles: createProfileService },
  routes: [addProfileRoutes],
  fieldWords,
  refusals: refuse.table,
})
