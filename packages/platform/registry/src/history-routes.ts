import { archiveOf } from '@domizil/cli'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Context } from './context.ts'
import { ServiceRefusal } from './refusal.ts'

const Token = [{ token: [] }]
const File = Type.Object({ file: Type.String() })

/** The changes of channels that the registry itself has no more. */
export function addHistory(app: FastifyInstance, { store }: Context): void {
  app.get(
    '/history',
    {
      schema: {
        summary: 'The files with older changes than those of the registry, newest first',
        security: Token,
      },
    },
    async (_request, reply) => reply.send(await archiveOf(store).list()),
  )

  app.get<{ Params: { file: string } }>(
    '/history/:file',
    { schema: { summary: 'About a hundred older changes, the oldest first', params: File, security: Token } },
    async ({ params: { file } }, reply) => {
      if ((await archiveOf(store).list()).includes(file)) return reply.send(await archiveOf(store).read(file))
      throw new ServiceRefusal(404, 'FILE_UNKNOWN', `The history has no file ${file}.`)
    },
  )
}
