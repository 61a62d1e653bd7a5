import { depositReturnCalls } from '@domizil/api/schemas'
import { fieldWords, refuse } from './stay-file-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { type JobType, SECONDS_PER_DAY } from '../../infrastructure/job/index.ts'
import { createStayFileService } from './stay-file-service.ts'
import { acceptMultipart, disposition, sendPdf } from '../../infrastructure/documents/index.ts'
import { named, registerUserCalls } from '../../infrastructure/http/index.ts'

/** Pictures and documents that the parties add to a booking. */
export const stayFileRoom = defineRoom({
  services: { stayFiles: createStayFileService },
  routes: (app, { stayFiles }) => {
    app.register(
      named('stay-files', async (calls) => {
        await acceptMultipart(calls)
        registerUserCalls(calls, depositReturnCalls, {
          uploadStayFile: (actor, { params }, { request }) =>
            stayFiles.add(actor, params.id, request.uploaded),
        })
      }),
    )
    registerUserCalls(app, depositReturnCalls, {
      downloadStayFile: async (actor, { params: { id, fileId }, query: { size } }, { reply }) => {
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
    })
  },
  jobs: ({ stayFiles }): Record<string, JobType> => ({
    FORGET_UNUSED_STAY_FILES: { everySeconds: SECONDS_PER_DAY, handle: () => stayFiles.forgetUnused() },
  }),
  refusals: refuse.table,
  fieldWords,
})
