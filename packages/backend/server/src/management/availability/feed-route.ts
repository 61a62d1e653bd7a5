import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { MAX_ID } from '@domizil/domain'
import { disposition } from '../../infrastructure/documents/index.ts'
import { notFound } from '../../foundation/kernel/index.ts'
import type { CalendarService } from './calendar-service.ts'

/** Programs of others read it: no call of the contract, and no sign-in but the secret in the address. */
export function addFeed(app: FastifyInstance, calendars: CalendarService): void {
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
