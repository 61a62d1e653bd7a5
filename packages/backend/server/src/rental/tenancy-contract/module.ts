import { adminCalls, bookingCalls } from '@domizil/api/schemas'
import { fieldWords, refuse } from './tenancy-contract-refusals.ts'
import { defineRoom, localeFrom } from '../../foundation/kernel/index.ts'
import { createContractService } from './contract-service.ts'
import { createAttachmentService } from './attachment-service.ts'
import { createSampleService } from './sample-service.ts'
import { acceptMultipart, sendPdf } from '../../infrastructure/documents/index.ts'
import { named, registerOpenCalls, registerUserCalls } from '../../infrastructure/http/index.ts'

const ONE_DAY_SECONDS = 86_400

/** Contracts and their files. */
export const tenancyContractRoom = defineRoom({
  services: {
    contracts: createContractService,
    attachments: createAttachmentService,
    samples: createSampleService,
  },
  routes: (app, { contracts, attachments, samples }) => {
    app.register(
      named('contracts', async (calls) => {
        await acceptMultipart(calls)
        registerUserCalls(calls, bookingCalls, {
          chooseContractType: (actor, { params, query, body }, { request }) =>
            contracts.choose(actor, params.id, {
              tenancyBasis: 'TEMPORARY_USE',
              ...body,
              ...query,
              file: request.uploaded,
            }),
          signContract: (actor, { params, query, body }) =>
            contracts.sign(actor, params.id, { ...body, ...query }),
        })
        registerUserCalls(calls, adminCalls, {
          updateBookingAttachment: (actor, { params, body }, { request }) =>
            contracts.replace(actor, params.id, { upload: request.uploaded, reason: body?.reason }),
        })
      }),
    )
    registerUserCalls(app, bookingCalls, {
      downloadAttachment: async (actor, { params }, { reply }) =>
        sendPdf(reply, await attachments.download(actor, params.id, params.attachmentId)),
    })
    registerOpenCalls(app, bookingCalls, {
      getSampleContract: async (_actor, { query }, { request, reply }) => {
        const wanted = localeFrom(request.headers['accept-language']) === 'de' ? 'de' : 'en'
        const sample = await samples.read(query.language ?? wanted)

        const bytes = sendPdf(reply, sample)
        reply.header('cache-control', `public, max-age=${ONE_DAY_SECONDS}`)
        reply.header('vary', 'Accept-Language').header('etag', sample.etag)
        if (request.headers['if-none-match'] !== sample.etag) return bytes

        reply.code(304)
        return new Uint8Array()
      },
    })
  },
  fieldWords,
  refusals: refuse.table,
})
