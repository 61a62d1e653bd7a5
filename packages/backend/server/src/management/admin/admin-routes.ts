import { countWaiting, getOverview } from '@domizil/api'
import { adminCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { AdminService } from './admin-service.ts'

export function addAdminRoutes(app: FastifyInstance, { admin }: { admin: AdminService }): void {
  registerUserCall(app, getOverview, adminCalls.getOverview, (actor) => admin.overview(actor))
  registerUserCall(app, countWaiting, adminCalls.countWaiting, (actor) => admin.waiting(actor))
}
