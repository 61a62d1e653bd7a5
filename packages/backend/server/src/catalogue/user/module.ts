import { userCalls } from '@domizil/api/schemas'
import { fieldWords, refuse } from './user-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createProfileService } from './profile-service.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'

export { createUserCache } from './user-cache.ts'

/** Users and their profiles. */
export const userRoom = defineRoom({
  services: { profiles: createProfileService },
  routes: (app, { profiles }) => {
    registerUserCalls(app, userCalls, {
      getProfile: (actor) => profiles.get(actor),
      changeProfile: (actor, { body }) => profiles.change(actor, body),
      getOwnProperties: (actor) => profiles.properties(actor),
      hasRequiredUserdata: (actor, { query }) => profiles.required(actor, query.role),
    })
  },
  fieldWords,
  refusals: refuse.table,
})
