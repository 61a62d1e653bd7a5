import { blockedPeriodCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { MAX_ID } from '@domizil/domain'
import { registerUserCalls } from '../../infrastructure/http/index.ts'
import type { BlockedPeriodService } from './blocked-period-service.ts'
import { disposition } from '../../infrastructure/documents/index.ts'
import { notFound } from '../../foundation/kernel/index.ts'
import type { CalendarService } from './calendar-service.ts'

export function addBlockedPeriodRoutes(
  app: FastifyInstance,
  { blockedPeriods }: { blockedPeriods: BlockedPeriodService },
): void {
  registerUserCalls(app, blockedPeriodCalls, {
    listBlockedPeriods: (actor, { params }) => blockedPeriods.list(actor, params.flatId),
    listOwnBlockedPeriods: (actor, { query }) => blockedPeriods.listOwn(actor, query),
    createBlockedPeriod: (actor, { params, body }) => blockedPeriods.create(actor, params.flatId, body),
    noteBlockedPeriod: (actor, { params, body }) => blockedPeriods.note(actor, params.id, body.note),
    removeBlockedPeriod: (actor, { params }) => blockedPeriods.remove(actor, params.id),
    confirmCalendar: (actor, { params }) => blockedPeriods.confirm(actor, params.flatId),
  })
}

export function addCalendarRoutes(app: FastifyInstance, { calendars }: { calendars: CalendarService }): void {
  registerUserCalls(app, blockedPeriodCalls, {
    addCalendar: (actor, { query }) =>
      calendars.add(actor, query.flatId, { url: query.calendarUrl, name: query.name }),
    getCalendar: (actor, { query }) => calendars.get(actor, query.flatId),
    renameCalendar: (actor, { params, body }) => calendars.rename(actor, params.id, body.name),
    removeCalendar: (actor, { query }) => calendars.remove(actor, query.flatId, query.calendarId),
    renewFeed: (actor, { query }) => calendars.renewFeed(actor, query.flatId),
  })
  addFeed(app, calendars)
}

/** Programs of others read it: no call of the contract, and no sign-in but the secret in the address. */
function addFeed(app: FastifyInstance, calendars: CalendarService): void {
  app.get<{ Params: { flatId: string; file: string } }>(
    '/flat/:flatId/calendar/:file',
    async (request, reply) => {
      const secret = /^(.+)\.ics$/.exec(request.params.file)?.[1]
      const flatId = Number(request.params.flatId)
      // An id is written in one way only: `0x1` is none.
      const isId = /^[1-9]\d*$/.test(request.params.flatId) && flatId <= MAX_ID
      if (!secret || !isId) throw notFound()

      const { name, text } = await calendars.feed(flatId, secret)
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
      reply
        .header('etag', etag)
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', disposition(`${name}.ics`))
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()

      return reply.type('text/calendar; charset=utf-8').send(text)
    },
  )
}
