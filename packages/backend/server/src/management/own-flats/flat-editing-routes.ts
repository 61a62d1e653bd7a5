import {
  checkPlace,
  createFlat,
  editFlat,
  getFlatForEditing,
  listOwnFlats,
  removeFlat,
  updateFlatStatus,
  validateAddress,
} from '@domizil/api'
import { flatCalls, userCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import {
  allowMissingBody,
  named,
  registerOpenCall,
  registerUserCall,
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
  registerUserCall(app, createFlat, flatCalls.createFlat, (actor, { body }, { request }) =>
    flatEditing.create(actor, body, idempotencyKeyOf(request)),
  )
  registerUserCall(app, editFlat, flatCalls.editFlat, (actor, { body }, { request, reply }) => {
    // For drawn pages, since the path names no flat (RFC 9875).
    reply.header('Cache-Group-Invalidation', `"flat-${body.id}"`)
    return flatEditing.edit(actor, body, idempotencyKeyOf(request))
  })
  registerUserCall(app, getFlatForEditing, flatCalls.getFlatForEditing, (actor, { params }) =>
    flatEditing.getForEditing(actor, params.id),
  )
  registerUserCall(app, listOwnFlats, userCalls.listOwnFlats, (actor) => flatEditing.listOwn(actor))
  registerUserCall(app, validateAddress, flatCalls.validateAddress, async (_actor, { body }, { request }) => {
    const finding = await flatEditing.checkAddress(body)
    return presentAddressCheck(body.languageTag, finding, localeFrom(request.headers['accept-language']))
  })

  registerOpenCall(app, checkPlace, flatCalls.checkPlace, async (_actor, { query }, { request }) =>
    presentPlaceCheck(await flatEditing.checkPlace(query), localeFrom(request.headers['accept-language'])),
  )

  app.register(
    named('flat-editing', async (calls) => {
      allowMissingBody(calls)
      registerUserCall(
        calls,
        updateFlatStatus,
        flatCalls.updateFlatStatus,
        (actor, { params, query, body }) => flatStatus.update(actor, params.id, query.flatStatus, body),
      )
      registerUserCall(calls, removeFlat, flatCalls.removeFlat, (actor, { params, body }) =>
        flatStatus.remove(actor, params.id, body?.reason),
      )
    }),
  )
}
