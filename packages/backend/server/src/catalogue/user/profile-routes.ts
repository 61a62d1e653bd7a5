import { changeProfile, getOwnProperties, getProfile, hasRequiredUserdata } from '@domizil/api'
import { userCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { ProfileService } from './profile-service.ts'

export function addProfileRoutes(app: FastifyInstance, { profiles }: { profiles: ProfileService }): void {
  registerUserCall(app, getProfile, userCalls.getProfile, (actor) => profiles.get(actor))
  registerUserCall(app, changeProfile, userCalls.changeProfile, (actor, { body }) =>
    profiles.change(actor, body),
  )
  registerUserCall(app, getOwnProperties, userCalls.getOwnProperties, (actor) => profiles.properties(actor))
  registerUserCall(app, hasRequiredUserdata, userCalls.hasRequiredUserdata, (actor, { query }) =>
    profiles.required(actor, query.role),
  )
}
