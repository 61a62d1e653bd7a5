import { userCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { fieldWords, refuse } from './user-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createProfileService, type ProfileService } from './profile-service.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'

export { createUserCache } from './user-cache.ts'

/** Users and their profiles. */
export const userRoom = defineRoom({
  services: { profiles: createProfileService },
  routes: [addProfileRoutes],
  fieldWords,
  refusals: refuse.table,
})

function addProfileRoutes(app: FastifyInstance, { profiles }: { profiles: ProfileService }): void {
  registerUserCalls(app, userCalls, {
    getProfile: (actor) => profiles.get(actor),
    changeProfile: (actor, { body }) => profiles.change(actor, body),
    getOwnProperties: (actor) => profiles.properties(actor),
    hasRequiredUserdata: (actor, { query }) => profiles.required(actor, query.role),
  })
}
