import { createHash } from 'node:crypto'
import { addCalendar, getCalendar, removeCalendar } from '@domizil/api'
import { blockedPeriodCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import { notFound } from '../../foundation/kernel/index.ts'
import type { CalendarService } from './calendar-service.ts'

const MAX_ID = 2_147_483_647

export function addCalendarRoutes(app: FastifyInstance, { calendars }: { calendars: CalendarService }): void {
  registerUserCall(app, addCalendar, blockedPeriodCalls.addCalendar, (actor, { query }) =>
    calendars.add(actor, query.flatId, query.calendarUrl),
  )
  registerUserCall(app, getCalendar, blockedPeriodCalls.getCalendar, (actor, { query }) =>
    calendars.get(actor, query.flatId),
  )
  registerUserCall(app, removeCalendar, blockedPeriodCalls.removeCalendar, (actor, { query }) =>
    calendars.remove(actor, query.flatId),
  )
  addFeed(app, calendars)
}

/** Programs of others read it: no call of the contract, and no sign-in but the secret in the address. */
function addFeed(app: FastifyInstance, calendars: CalendarService): void {
  app.get<{ Params: { flatId: string; file: string } }>(
    '/flat/:flatId/calendar/:file',
    async (request, reply) => {
      const secret = /^(.+)\.ics$/.exec(request.params.file)?.[1]
      const flatId = Number(request.params.flatId)
      if (!secret || !Number.isInteger(flatId) || flatId < 1 || flatId > MAX_ID) throw notFound()

      const text = await calendars.feed(flatId, secret)
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
      reply
        .header('etag', etag)
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', 'attachment; filename="calendar.ics"')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()

      return reply.type('text/calendar; charset=utf-8').send(text)
    },
  )
}
