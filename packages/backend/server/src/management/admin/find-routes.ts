import { findForAdmin, getAdminPerson } from '@domizil/api'
import { adminFindCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { AdminService } from './admin-service.ts'

export function addFindRoutes(app: FastifyInstance, { admin }: { admin: AdminService }): void {
  registerUserCall(app, findForAdmin, adminFindCalls.findForAdmin, (actor, { query }) =>
    admin.find(actor, query.q),
  )
  registerUserCall(app, getAdminPerson, adminFindCalls.getAdminPerson, (actor, { params }) =>
    admin.person(actor, params.id),
  )
}
