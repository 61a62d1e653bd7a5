import { flatCalls, userCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import {
  allowMissingBody,
  named,
  registerOpenCalls,
  registerUserCalls,
} from '../../infrastructure/http/index.ts'
import { idempotencyKeyOf } from '../../infrastructure/idempotency/index.ts'
import { localeFrom } from '../../foundation/kernel/index.ts'
import { presentAddressCheck, presentPlaceCheck } from '../../catalogue/address/index.ts'
import type { FlatEditingService } from './flat-editing-service.ts'
import type { FlatStatusService } from './flat-status-service.ts'

interface FlatEditingServices {
  flatEditing: FlatEditingService
  flatStatus: FlatStatusService
}

export function addFlatEditingRoutes(
  app: FastifyInstance,
  { flatEditing, flatStatus }: FlatEditingServices,
): void {
  registerUserCalls(app, flatCalls, {
    createFlat: (actor, { body }, { request }) => flatEditing.create(actor, body, idempotencyKeyOf(request)),
    editFlat: (actor, { body }, { request, reply }) => {
      // For drawn pages, since the path names no flat (RFC 9875).
      reply.header('Cache-Group-Invalidation', `"flat-${body.id}"`)
      return flatEditing.edit(actor, body, idempotencyKeyOf(request))
    },
    getFlatForEditing: (actor, { params }) => flatEditing.getForEditing(actor, params.id),
  })
  registerUserCalls(app, userCalls, {
    listOwnFlats: (actor) => flatEditing.listOwn(actor),
  })
  registerUserCalls(app, flatCalls, {
    validateAddress: async (_actor, { body }, { request }) => {
      const finding = await flatEditing.checkAddress(body)
      return presentAddressCheck(body.languageTag, finding, localeFrom(request.headers['accept-language']))
    },
  })

  registerOpenCalls(app, flatCalls, {
    checkPlace: async (_actor, { query }, { request }) =>
      presentPlaceCheck(await flatEditing.checkPlace(query), localeFrom(request.headers['accept-language'])),
  })

  app.register(
    named('flat-editing', async (calls) => {
      allowMissingBody(calls)
      registerUserCalls(calls, flatCalls, {
        updateFlatStatus: (actor, { params, query, body }) =>
          flatStatus.update(actor, params.id, query.flatStatus, body),
        removeFlat: (actor, { params, body }) => flatStatus.remove(actor, params.id, body?.reason),
      })
    }),
  )
}
