import { publishedVersion } from '@domizil/federation'
import { markOfUse } from '@domizil/federation/version-use'
import { NameSchema } from '@domizil/federation/schema'
import { pruneAll } from '@domizil/cli'
import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'
import { type Static, Type } from 'typebox'
import { mayChangeAll } from './access.ts'
import { type Context, notAllowed } from './context.ts'

const strict = { additionalProperties: false }
const PruneBody = Type.Object(
  { keep: Type.Integer({ minimum: 1 }), days: Type.Integer({ minimum: 1, maximum: 36_500 }) },
  strict,
)
const UsesBody = Type.Object(
  {
    versions: Type.Array(
      Type.Object(
        { name: NameSchema, version: Type.String({ pattern: '^[0-9][0-9A-Za-z.-]{0,79}$' }) },
        strict,
      ),
      { maxItems: 1_000 },
    ),
  },
  strict,
)

/** What is deleted, and what must not be because visitors of a site use it. */
export function addPruning(app: FastifyInstance, { store, registry, teamOf }: Context): void {
  const oneByOne = pLimit(1)
  const summary =
    'Deletes versions beyond the newest that nothing serves or has used for some days, and uploaded files without one'

  app.post<{ Body: Static<typeof PruneBody> }>(
    '/prune',
    { schema: { summary, body: PruneBody } },
    async (request, reply) => {
      const { keep, days } = request.body
      if (mayChangeAll(await teamOf(request))) {
        return reply.send(await oneByOne(() => pruneAll(store, keep, days)))
      }
      throw notAllowed('Only a team that may change all apps on all channels deletes what nobody uses.')
    },
  )

  app.post<{ Body: Static<typeof UsesBody> }>(
    '/uses',
    {
      schema: {
        summary: 'Versions that visitors of a site use: they are not deleted for some days',
        body: UsesBody,
      },
    },
    async (request, reply) => {
      const known = registry()
      const named = new Map(request.body.versions.map((one) => [`${one.name}/${one.version}`, one]))
      for (const { name, version } of named.values()) {
        if (publishedVersion(known, name, version))
          await store.write(markOfUse(name, version), Buffer.alloc(0))
      }
      return reply.code(204).send()
    },
  )
}
