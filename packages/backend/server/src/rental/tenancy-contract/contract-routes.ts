import { adminCalls, bookingCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { named, registerOpenCalls, registerUserCalls } from '../../infrastructure/http/index.ts'
import type { AttachmentService } from './attachment-service.ts'
import { sendPdf, acceptMultipart } from '../../infrastructure/documents/index.ts'
import type { SampleService } from './sample-service.ts'
import { localeFrom } from '../../foundation/kernel/index.ts'
import type { ContractService } from './contract-service.ts'

interface ContractServices {
  contracts: ContractService
  attachments: AttachmentService
  samples: SampleService
}

const ONE_DAY_SECONDS = 86_400

/** The calls around contracts and their files. */
export function addContractRoutes(app: FastifyInstance, services: ContractServices): void {
  app.register(
    named('contracts', async (calls) => {
      await acceptMultipart(calls)
      addForms(calls, services)
    }),
  )
  addDownloads(app, services)
}

function addForms(calls: FastifyInstance, { contracts }: ContractServices): void {
  registerUserCalls(calls, bookingCalls, {
    chooseContractType: (actor, { params, query, body }, { request }) =>
      contracts.choose(actor, params.id, {
        tenancyBasis: 'TEMPORARY_USE',
        ...body,
        ...query,
        file: request.uploaded,
      }),
    signContract: (actor, { params, query, body }) => contracts.sign(actor, params.id, { ...body, ...query }),
  })
  registerUserCalls(calls, adminCalls, {
    updateBookingAttachment: (actor, { params, body }, { request }) =>
      contracts.replace(actor, params.id, { upload: request.uploaded, reason: body?.reason }),
  })
}

function addDownloads(app: FastifyInstance, { attachments, samples }: ContractServices): void {
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
}
