import { blockUser, unblockUser } from '@domizil/api'
import { adminCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { UserBlockingService } from './user-blocking-service.ts'

interface UserBlockingServices {
  userBlocking: UserBlockingService
}

export function addUserBlockingRoutes(app: FastifyInstance, { userBlocking }: UserBlockingServices): void {
  registerUserCall(app, blockUser, adminCalls.blockUser, (actor, { params, body }) =>
    userBlocking.block(actor, params.id, body.reason),
  )
  registerUserCall(app, unblockUser, adminCalls.unblockUser, (actor, { params, body }) =>
    userBlocking.unblock(actor, params.id, body.reason),
  )
}
