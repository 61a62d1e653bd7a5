import type { FastifyInstance } from 'fastify'
import type { Access } from './access.ts'
import type { Context } from './context.ts'

/** Proxies end connections that are silent for long. */
const PULSE_MS = 15_000
/** How soon a stream ends whose team has lost its rights. */
const LOOK_MS = 500

/** The changes of the registry, as they happen. */
export function addEvents(app: FastifyInstance, { revisions, access, isTeamStill }: Context): void {
  app.get(
    '/events',
    {
      schema: {
        summary: 'The current revision and each later one, as a stream of server-sent events',
        security: [{ token: [] }],
      },
    },
    (request, reply) => {
      const { raw } = reply.hijack()
      raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      const endUnlessTeam = async () => void ((await isTeamStill(request)) || raw.end())

      const end = revisions.listen((revision) => raw.write(`event: revision\ndata: ${revision}\n\n`))
      const look = whenOther(access, () => void endUnlessTeam())
      const looking = setInterval(look, LOOK_MS).unref()
      const pulse = setInterval(() => {
        raw.write(': still here\n\n')
        void endUnlessTeam() // an access token ends without a change of the teams
      }, PULSE_MS).unref()
      raw.on('close', () => {
        clearInterval(looking)
        clearInterval(pulse)
        end()
      })
    },
  )
}

/** Does some work when the teams are others than at the call before. */
function whenOther(access: () => Access, work: () => void): () => void {
  let known = access()
  return () => {
    const current = access()
    if (current !== known) work()
    known = current
  }
}
