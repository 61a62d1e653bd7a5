import { NameSchema, SignatureSchema } from '@domizil/federation/schema'
import type { FastifyInstance, FastifyReply } from 'fastify'
import pLimit from 'p-limit'
import { type Static, Type } from 'typebox'
import { ChangeBody, changeChannel } from './change-channel.ts'
import { publishRelease } from './publish-release.ts'
import { notAllowed, ServiceRefusal } from './refusal.ts'
import type { Context } from './context.ts'

/** The largest file of a release, in bytes. */
const MAX_OBJECT_BYTES = 32 * 1024 * 1024

const Token = [{ token: [] }]
const HashParams = Type.Object({ hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) })
const ChannelParams = Type.Object({ channel: NameSchema })
const ReleaseBody = Type.Object(
  {
    release: Type.String({ maxLength: 2_000_000 }),
    signature: Type.Optional(SignatureSchema),
    note: Type.Optional(Type.String({ maxLength: 500 })),
    allow: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 })),
  },
  { additionalProperties: false },
)

/** What teams change: uploaded files, releases, and what channels serve. */
export function addWriting(app: FastifyInstance, context: Context): void {
  const { store, objects, access, teamOf } = context
  /** Compressing takes all processors. */
  const oneByOne = pLimit(1)
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.head<{ Params: Static<typeof HashParams> }>(
    '/objects/:hash',
    { schema: { summary: 'Whether a file has been uploaded', params: HashParams, security: Token } },
    async (request, reply) => {
      const isUploaded = (await objects.sizeOf(hashOf(request.params))) !== undefined
      return reply.code(isUploaded ? 204 : 404).send()
    },
  )

  app.put<{ Params: Static<typeof HashParams>; Body: Buffer }>(
    '/objects/:hash',
    {
      bodyLimit: MAX_OBJECT_BYTES,
      schema: {
        summary: 'Uploads a file, named by the SHA-256 of its bytes in hexadecimal',
        params: HashParams,
        consumes: ['application/octet-stream'],
        security: Token,
      },
    },
    async (request, reply) => {
      const team = await teamOf(request)
      if (team.remotes.length === 0) {
        throw notAllowed(`The team ${team.name} may not publish anything.`)
      }
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (await objects.write(hashOf(request.params), bytes)) return reply.code(204).send()
      throw new ServiceRefusal(422, 'HASH_DIFFERS', 'The bytes that arrived have another hash.')
    },
  )

  app.post<{ Body: Static<typeof ReleaseBody> }>(
    '/releases',
    {
      schema: { summary: 'Publishes a release whose files are uploaded', body: ReleaseBody, security: Token },
    },
    async (request, reply) => {
      const team = await teamOf(request)
      const signal = leavingOf(reply)
      const published = await oneByOne(() => {
        signal.throwIfAborted()
        return publishRelease({ store, objects, signal }, request.body, { team, access: access() })
      })
      return reply.code(published.isNew ? 201 : 200).send(published)
    },
  )

  app.post<{ Params: Static<typeof ChannelParams>; Body: ChangeBody }>(
    '/channels/:channel/changes',
    {
      schema: {
        summary: 'Changes what a channel serves, in one step. If-Match names the revision it was decided on',
        params: ChannelParams,
        body: ChangeBody,
        security: Token,
      },
    },
    async (request, reply) => {
      const team = await teamOf(request)
      const { channel } = request.params
      const ifRevision = revisionIn(request.headers['if-match'])
      const changed = await changeChannel({ store, channel, team, ifRevision }, request.body)
      return reply.header('ETag', `"${changed.revision}"`).send(changed)
    },
  )
}

/** Aborts when the client has gone before its answer. */
function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => raw.writableFinished || leaving.abort(new Error('the client has gone')))
  return leaving.signal
}

function hashOf({ hash }: Static<typeof HashParams>): string {
  return `sha256-${Buffer.from(hash, 'hex').toString('base64')}`
}

function revisionIn(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const revision = /^"(\d{1,10})"$/.exec(header)?.[1]
  if (revision !== undefined) return Number(revision)
  throw new ServiceRefusal(400, 'REQUEST_INVALID', 'If-Match has to be a revision in quotes, such as "12".')
}
