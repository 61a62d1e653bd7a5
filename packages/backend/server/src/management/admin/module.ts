import { Readable } from 'node:stream'
import { adminCalls, adminFindCalls } from '@domizil/api/schemas'
import type { AdminFile, AdminListName } from '@domizil/domain'
import type { FastifyInstance } from 'fastify'
import { defineRoom, type User } from '../../foundation/kernel/index.ts'
import { type Exchange, registerUserCalls } from '../../infrastructure/http/index.ts'
import {
  type AdminListService,
  createAdminListService,
  type Page,
  type PageQuery,
} from './admin-list-service.ts'
import { fieldWords, refuse } from './admin-refusals.ts'
import type { AdminRows } from './admin-rows.ts'
import { createAdminService } from './admin-service.ts'
import { createUserBlockingService } from './user-blocking-service.ts'

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

const MEDIA_TYPES: Readonly<Record<AdminFile, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
}

function addAdminListRoutes(app: FastifyInstance, adminLists: AdminListService): void {
  /** A page as JSON, or the whole list as a file, according to `file` and `Accept`. */
  const answerWith =
    <Name extends AdminListName>(name: Name) =>
    async (actor: User, { query }: { query: PageQuery }, { request, reply }: Exchange) => {
      reply.header('vary', 'Accept, Accept-Language')
      const kind = query.file ?? (wantsCsv(request.headers.accept) ? 'csv' : undefined)
      if (!kind) return adminLists.page(actor, name, query)

      const file = await adminLists.file(actor, name, { ...query, file: kind })
      reply.type(MEDIA_TYPES[kind]).header('content-disposition', `attachment; filename="${file.name}"`)
      // Fastify hands a stream on as it is; nothing else in the house needs another type for it.
      return Readable.from(file.text) as unknown as Page<AdminRows[Name]>
    }

  registerUserCalls(app, adminCalls, {
    listAdminFlats: answerWith('flats'),
    listAdminBookings: answerWith('bookings'),
    listAdminUsers: answerWith('users'),
    listAdminInvoices: answerWith('invoices'),
    listAdminFlatReviews: answerWith('flatReviews'),
    listAdminTenantReviews: answerWith('tenantReviews'),
    listSearches: answerWith('searches'),
    listDemand: answerWith('demand'),
    listHelpRequests: answerWith('helpRequests'),
    listAdminReports: answerWith('reports'),
    listMails: answerWith('mails'),
    listAuditEntries: answerWith('audit'),
  })
}

/** Whether a caller would rather have a file than JSON: CSV is asked for, and nothing else as eagerly before it. */
export function wantsCsv(accept: string | undefined): boolean {
  const types = (accept ?? '').split(',').map((entry) => {
    const [type = '', ...parameters] = entry
      .toLowerCase()
      .split(';')
      .map((part) => part.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    return { type, quality: Number(quality) }
  })
  const qualityOf = (name: string) => types.find(({ type }) => type === name)?.quality ?? 0

  return qualityOf('text/csv') > 0 && qualityOf('text/csv') >= qualityOf('application/json')
}
