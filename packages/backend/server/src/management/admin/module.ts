import { adminCalls, adminFindCalls } from '@domizil/api/schemas'
import { fieldWords, refuse } from './admin-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createAdminService } from './admin-service.ts'
import { createAdminListService } from './admin-list-service.ts'
import { createUserBlockingService } from './user-blocking-service.ts'
import { addAdminListRoutes } from './admin-list-routes.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'

/** The back office. */
export const adminRoom = defineRoom({
  services: {
    admin: createAdminService,
    adminLists: createAdminListService,
    userBlocking: createUserBlockingService,
  },
  routes: (app, { admin, adminLists, userBlocking }) => {
    registerUserCalls(app, adminCalls, {
      getOverview: (actor) => admin.overview(actor),
      countWaiting: (actor) => admin.waiting(actor),
    })
    addAdminListRoutes(app, adminLists)
    registerUserCalls(app, adminFindCalls, {
      findForAdmin: (actor, { query }) => admin.find(actor, query.q),
      getAdminPerson: (actor, { params }) => admin.person(actor, params.id),
    })
    registerUserCalls(app, adminCalls, {
      blockUser: (actor, { params, body }) => userBlocking.block(actor, params.id, body.reason),
      unblockUser: (actor, { params, body }) => userBlocking.unblock(actor, params.id, body.reason),
    })
  },
  refusals: refuse.table,
  fieldWords,
})
