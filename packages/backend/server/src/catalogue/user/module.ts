import { changeProfile, getOwnProperties, getProfile, hasRequiredUserdata } from '@domizil/api'
import { userCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { fieldWords, refuse } from './user-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createProfileService, type ProfileService } from './profile-service.ts'
import { registerUserCall } from '../../infrastructure/http/index.ts'

export { createUserCache } from './user-cache.ts'

/** Users and their profiles. */
export const userRoom = defineRoom({
  services: { profiles: createProfileService },
  routes: [addProfileRoutes],
  fieldWords,
  refusals: refuse.table,
})

function addProfileRoutes(app: FastifyInstance, { profiles }: { profiles: ProfileService }): void {
  registerUserCall(app, getProfile, userCalls.getProfile, (actor) => profiles.get(actor))
  registerUserCall(app, changeProfile, userCalls.changeProfile, (actor, { body }) =>
    profiles.change(actor, body),
  )
  registerUserCall(app, getOwnProperties, userCalls.getOwnProperties, (actor) => profiles.properties(actor))
  registerUserCall(app, hasRequiredUserdata, userCalls.hasRequiredUserdata, (actor, { query }) =>
    profiles.required(actor, query.role),
  )
}
