import { imageCalls } from '@domizil/api/schemas'
import { MAX_IMAGE_BYTES } from '@domizil/domain'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defineRoom, notFound } from '../../foundation/kernel/index.ts'
import {
  asRefusal,
  bytesOf,
  formParts,
  named,
  registerUserCalls,
  typedTexts,
} from '../../infrastructure/http/index.ts'
import { type JobType, type Lane, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { fieldWords, refuse } from './image-refusals.ts'
import { createImageService, type ImageService } from './image-service.ts'
import { tooLarge } from './image-store.ts'
import type { Signature } from './open-image.ts'
import { PREPARE_IMAGE } from './waiting-images.ts'

/** Its content never changes. Shared caches keep it for a day only, since it may be removed (ADR 25). */
const OPEN = 'public, max-age=31536000, s-maxage=86400, immutable'
/** A signed address holds for two days at most. */
const SIGNED = 'private, max-age=86400'

interface ImageRoute {
  Params: { key: string; fileName: string }
  Querystring: Signature
}

/** Serves pictures while a flat refers to them. */
function addPublicImages(app: FastifyInstance, images: ImageService): void {
  app.get<ImageRoute>('/image/:key/:fileName', async (request, reply) => {
    const { key, fileName } = request.params
    const image = await images.openImage(key, fileName, request.query)
    if (!image) throw notFound()

    const { file, isOpen } = image
    const etag = `"${key}-${fileName}"`
    reply
      .header('cache-control', isOpen ? OPEN : SIGNED)
      .header('content-disposition', 'inline')
      .header('etag', etag)
    if (request.headers['if-none-match'] !== etag)
      return reply.type('image/webp').header('content-length', file.bytes).send(file.content)

    file.content.destroy()
    return reply.code(304).send()
  })
}

/** The calls around pictures. They take multipart bodies, which no other call does. */
function addImageRoutes(app: FastifyInstance, { images }: { images: ImageService }): void {
  addPublicImages(app, images)

  app.register(
    named('images', async (calls) => {
      await calls.register(multipart, { limits: { files: 1, fileSize: MAX_IMAGE_BYTES, fields: 10 } })
      calls.addHook('preValidation', readFormFields)

      registerUserCalls(calls, imageCalls, {
        uploadImage: async (actor, { params }, { request }) => {
          const { bytes, name } = await readFile(request)
          return images.upload(actor, params.flatId, bytes, name)
        },
        setMainImage: (actor, { params, body }) => images.setMain(actor, params.flatId, body.imageId),
        removeImages: (actor, { params, query }) => images.remove(actor, params.flatId, query.imageIdList),
        setImageRank: (actor, { params, query }) =>
          images.setRank(actor, params.flatId, query.imageId, query.rank),
        setSortedImages: (actor, { params, query }) => images.sort(actor, params.flatId, query.imageIdList),
      })
    }),
  )
}

/** A form holds nothing but texts: `imageId` becomes the number that the schema asks for. */
async function readFormFields(request: FastifyRequest): Promise<void> {
  if (request.method !== 'PUT' || !request.isMultipart()) return

  const fields: Record<string, unknown> = {}
  for await (const part of formParts(request)) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else part.file.resume()
  }
  request.body = typedTexts(fields, request.routeOptions.schema?.body ?? {})
}

async function readFile(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
  const part = request.isMultipart() ? await firstFile(request) : undefined
  if (part?.fieldname !== 'file') {
    // The body of the request has to be read to its end, or the connection cannot be used again.
    part?.file.resume()
    throw refuse('IMAGE_MISSING')
  }

  return { bytes: await bytesOf(part, tooLarge), name: part.filename }
}

async function firstFile(request: FastifyRequest) {
  try {
    return await request.file()
  } catch (error) {
    throw asRefusal(error)
  }
}

/** To read one takes a core and much memory: one at a time, apart from all other jobs. */
const PICTURES: Lane = { name: 'pictures', atOnce: 1 }

/** Pictures of flats. */
export const imageRoom = defineRoom({
  services: { images: createImageService },
  routes: addImageRoutes,
  jobs: ({ images }): Record<string, JobType> => ({
    LOOK_AT_PICTURES: { everySeconds: 5 * SECONDS_PER_MINUTE, handle: () => images.lookAtNew() },
    [PREPARE_IMAGE]: {
      handle: (job) => images.prepare(job),
      giveUp: (job) => images.giveUpPreparing(job),
      lane: PICTURES,
    },
  }),
  refusals: refuse.table,
  fieldWords,
})
