import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { publishedVersion, type Registry } from '@domizil/federation'
import { parseRelease } from '@domizil/federation/schema'
import { archiveOf, RefusedError } from '@domizil/cli'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Context } from './context.ts'

const IMMUTABLE = 'private, max-age=31536000, immutable'
const Place = Type.Object({ name: Type.String(), version: Type.String() })
const File = Type.Object({ file: Type.String() })
/** Proxies end connections that are silent for long. */
const LONGEST_S = 30
/** How soon a change is noticed, also that of another service or of a command in the folder. */
const LOOK_MS = 300

/** What gateways and teams read: the registry, its changes, and releases with their files. */
export function addReading(app: FastifyInstance, context: Context): void {
  const { folder, store, registry, teamOf } = context
  const archive = archiveOf(store)

  /** @throws {RefusedError} if the registry does not list it: no address leads to other folders. */
  function releasePlace({ name, version }: { name: string; version: string }): string {
    if (publishedVersion(registry(), name, version)) return path.join(folder, name, version)
    throw new RefusedError('VERSION_UNKNOWN', `${name} ${version} has not been published.`)
  }

  app.get('/team', { schema: { summary: 'The team whose token it is' } }, async (request, reply) => {
    const { name, remotes, channels } = await teamOf(request)
    return reply.header('Cache-Control', 'no-store').send({ name, remotes, channels })
  })

  const waiting =
    'The registry. Its ETag is the revision in quotes; `Prefer: wait=20` waits so many seconds for another'
  app.get('/registry', { schema: { summary: waiting } }, async (request, reply) => {
    await untilChanged(context, request, reply)
    const current = registry()
    const etag = etagOf(current)
    void reply.header('ETag', etag).header('Cache-Control', 'private, no-cache')
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(current)
  })

  app.get<{ Params: { name: string; version: string } }>(
    '/releases/:name/:version',
    { schema: { summary: 'The release.json of a version, to the byte', params: Place } },
    async ({ params }, reply) => {
      const file = path.join(releasePlace(params), 'release.json')
      const bytes = await readFile(file).catch(() => undefined)
      if (bytes) return reply.type('application/json').header('Cache-Control', IMMUTABLE).send(bytes)
      throw new RefusedError('FILE_UNKNOWN', `The release.json of ${params.name} ${params.version} is gone.`)
    },
  )

  const summary = 'A file of a version, its server half too; with .br or .gz its compressed form'
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/releases/:name/:version/files/*',
    { schema: { summary, params: Place } },
    async ({ params }, reply) => {
      const place = releasePlace(params)
      const { name, version, files } = parseRelease(await readFile(path.join(place, 'release.json'), 'utf8'))
      const file = params['*']
      const isPublished = Object.hasOwn(files, file.replace(/\.(br|gz)$/, ''))
      if (!isPublished || !existsSync(path.join(place, file))) {
        throw new RefusedError('FILE_UNKNOWN', `${name} ${version} has no file ${file}.`)
      }
      void reply.header('Cache-Control', IMMUTABLE).header('X-Content-Type-Options', 'nosniff')
      return reply.type('application/octet-stream').send(createReadStream(path.join(place, file)))
    },
  )

  app.get(
    '/history',
    { schema: { summary: 'The files with older changes than those of the registry, newest first' } },
    () => archive.list(),
  )

  app.get<{ Params: { file: string } }>(
    '/history/:file',
    { schema: { summary: 'About a hundred older changes, the oldest first', params: File } },
    async ({ params: { file } }) => {
      if ((await archive.list()).includes(file)) return archive.read(file)
      throw new RefusedError('FILE_UNKNOWN', `The history has no file ${file}.`)
    },
  )
}

const etagOf = ({ revision }: Registry) => `"${revision}"`

/** Lets who has the registry wait for its next change as long as they ask for (RFC 7240), unless the rights of teams change. */
async function untilChanged(
  { registry, access }: Context,
  { headers }: FastifyRequest,
  { raw }: FastifyReply,
): Promise<void> {
  const [, seconds = 0] = /\bwait=(\d{1,3})\b/.exec(String(headers['prefer'])) ?? []
  const end = Date.now() + Math.min(Number(seconds), LONGEST_S) * 1_000
  const teams = access()
  const isUnchanged = () => headers['if-none-match'] === etagOf(registry()) && access() === teams
  while (isUnchanged() && Date.now() < end && !raw.destroyed) await setTimeout(LOOK_MS)
}
