import { downloadStayFile, uploadStayFile } from '@domizil/api'
import { depositReturnCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { acceptMultipart, disposition, sendPdf } from '../../infrastructure/documents/index.ts'
import { named, registerUserCall } from '../../infrastructure/http/index.ts'
import type { StayFileService } from './stay-file-service.ts'

export function addStayFileRoutes(app: FastifyInstance, { stayFiles }: { stayFiles: StayFileService }): void {
  app.register(
    named('stay-files', async (calls) => {
      await acceptMultipart(calls)
      registerUserCall(
        calls,
        uploadStayFile,
        depositReturnCalls.uploadStayFile,
        (actor, { params }, { request }) => stayFiles.add(actor, params.id, request.uploaded),
      )
    }),
  )
  registerUserCall(
    app,
    downloadStayFile,
    depositReturnCalls.downloadStayFile,
    async (actor, { params: { id, fileId }, query: { size } }, { reply }) => {
      const { kind, name, content } = await stayFiles.open(actor, { bookingId: id, id: fileId }, size)
      reply.header('cache-control', 'private, max-age=86400')
      if (kind === 'PDF') return sendPdf(reply, { name, content })

      reply
        .type('image/webp')
        .header('content-disposition', disposition(name))
        .header('content-length', content.bytes)
      // Fastify hands a stream on as it is.
      return content.content as unknown as Buffer
    },
  )
}
