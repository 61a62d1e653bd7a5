import type { FastifyInstance } from 'fastify'
import { notFound } from '../../foundation/kernel/index.ts'
import type { ImageService } from './image-service.ts'

const ONE_YEAR_SECONDS = 31_536_000

/** Hands pictures out by the hash of their content, so whoever has one never needs to ask again. */
export function addPublicImages(app: FastifyInstance, images: ImageService): void {
  app.get<{ Params: { key: string; fileName: string } }>('/image/:key/:fileName', async (request, reply) => {
    const { key, fileName } = request.params
    const file = await images.openImage(key, fileName)
    if (!file) throw notFound()

    const etag = `"${key}-${fileName}"`
    reply
      .header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`)
      .header('content-disposition', 'inline')
      .header('etag', etag)
    if (request.headers['if-none-match'] !== etag)
      return reply.type('image/webp').header('content-length', file.bytes).send(file.content)

    file.content.destroy()
    return reply.code(304).send()
  })
}
