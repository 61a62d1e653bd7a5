import { blockedPeriodCalls } from '@domizil/api/schemas'
import { fieldWords, refuse } from './availability-refusals.ts'
import { defineRoom, notFound } from '../../foundation/kernel/index.ts'
import { createBlockedPeriodService } from './blocked-period-service.ts'
import { type CalendarService, createCalendarService } from './calendar-service.ts'
import { type JobType, type Lane, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { CALENDAR_SHARES } from './calendar-repository.ts'
import { SYNC_CALENDARS } from './sync-calendar.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { MAX_ID } from '@domizil/domain'
import { disposition } from '../../infrastructure/documents/index.ts'

export type { FetchCalendar } from './fetch-calendar.ts'

/** A few shares at once in each process: the others are for other processes. */
export const CALENDAR_LANE: Lane = { name: 'calendars', atOnce: 4 }

/** The first keeps the name of the one timer that earlier versions had. */
function kindOf(share: number): string {
  return share === 0 ? SYNC_CALENDARS : `${SYNC_CALENDARS}_${share}`
}

function syncOf(calendars: CalendarService, share: number): JobType {
  return { everySeconds: SECONDS_PER_MINUTE, lane: CALENDAR_LANE, handle: () => calendars.syncDue(share) }
}

/** Blocked days and imported calendars. */
export const availabilityRoom = defineRoom({
  services: { blockedPeriods: createBlockedPeriodService, calendars: createCalendarService },
  routes: (app, { blockedPeriods, calendars }) => {
    registerUserCalls(app, blockedPeriodCalls, {
      listBlockedPeriods: (actor, { params }) => blockedPeriods.list(actor, params.flatId),
      listOwnBlockedPeriods: (actor, { query }) => blockedPeriods.listOwn(actor, query),
      createBlockedPeriod: (actor, { params, body }) => blockedPeriods.create(actor, params.flatId, body),
      noteBlockedPeriod: (actor, { params, body }) => blockedPeriods.note(actor, params.id, body.note),
      removeBlockedPeriod: (actor, { params }) => blockedPeriods.remove(actor, params.id),
      confirmCalendar: (actor, { params }) => blockedPeriods.confirm(actor, params.flatId),

      addCalendar: (actor, { query }) =>
        calendars.add(actor, query.flatId, { url: query.calendarUrl, name: query.name }),
      getCalendar: (actor, { query }) => calendars.get(actor, query.flatId),
      renameCalendar: (actor, { params, body }) => calendars.rename(actor, params.id, body.name),
      removeCalendar: (actor, { query }) => calendars.remove(actor, query.flatId, query.calendarId),
      renewFeed: (actor, { query }) => calendars.renewFeed(actor, query.flatId),
    })
    addFeed(app, calendars)
  },
  jobs: ({ calendars }): Record<string, JobType> =>
    Object.fromEntries(
      Array.from({ length: CALENDAR_SHARES }, (_, share) => [kindOf(share), syncOf(calendars, share)]),
    ),
  fieldWords,
  refusals: refuse.table,
})

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
