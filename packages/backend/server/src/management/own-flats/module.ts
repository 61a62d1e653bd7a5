import { flatCalls, userCalls } from '@domizil/api/schemas'
import { fieldWords, refuse } from './own-flats-refusals.ts'
import { defineRoom, localeFrom } from '../../foundation/kernel/index.ts'
import { createFlatEditingService, REFRESH_SCORES } from './flat-editing-service.ts'
import { createFlatStatusService } from './flat-status-service.ts'
import { type JobType, SECONDS_PER_HOUR } from '../../infrastructure/job/index.ts'
import {
  allowMissingBody,
  named,
  registerOpenCalls,
  registerUserCalls,
} from '../../infrastructure/http/index.ts'
import { idempotencyKeyOf } from '../../infrastructure/idempotency/index.ts'
import { presentAddressCheck, presentPlaceCheck } from '../../catalogue/address/index.ts'

/** What owners do with their flats. */
export const ownFlatsRoom = defineRoom({
  services: { flatEditing: createFlatEditingService, flatStatus: createFlatStatusService },
  routes: (app, { flatEditing, flatStatus }) => {
    registerUserCalls(app, flatCalls, {
      createFlat: (actor, { body }, { request }) =>
        flatEditing.create(actor, body, idempotencyKeyOf(request)),
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
        presentPlaceCheck(
          await flatEditing.checkPlace(query),
          localeFrom(request.headers['accept-language']),
        ),
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
  },
  jobs: ({ flatEditing }): Record<string, JobType> => ({
    [REFRESH_SCORES]: { everySeconds: SECONDS_PER_HOUR, handle: () => flatEditing.refreshScores() },
  }),
  refusals: refuse.table,
  fieldWords,
})
