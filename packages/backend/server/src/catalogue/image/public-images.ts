import type { FastifyInstance } from 'fastify'
import { notFound } from '../../foundation/kernel/index.ts'
import type { ImageService } from './image-service.ts'
import type { Signature } from './open-image.ts'

/** Its content never changes. Shared caches keep it for a day only, since it may be removed (ADR 25). */
const OPEN = 'public, max-age=31536000, s-maxage=86400, immutable'
/** A signed address holds for two days at most. */
const SIGNED = 'private, max-age=86400'

interface ImageRoute {
  Params: { key: string; fileName: string }
  Querystring: Signature
}

/** Serves pictures while a flat refers to them. */
export function addPublicImages(app: FastifyInstance, images: ImageService): void {
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
