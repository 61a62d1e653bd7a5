import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { publishedVersion } from '@domizil/federation'
import { parseRelease } from '@domizil/federation/schema'
import { archiveOf, RefusedError } from '@domizil/cli'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { Context } from './context.ts'

const IMMUTABLE = 'private, max-age=31536000, immutable'
const Place = Type.Object({ name: Type.String(), version: Type.String() })
const File = Type.Object({ file: Type.String() })
/** Proxies end connections that are silent for long. */
const PULSE_MS = 15_000
/** How soon a stream ends whose team has lost its rights. */
const LOOK_MS = 500

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

  app.get(
    '/registry',
    { schema: { summary: 'The registry. Its ETag is the revision in quotes' } },
    (request, reply) => {
      const current = registry()
      const etag = `"${current.revision}"`
      void reply.header('ETag', etag).header('Cache-Control', 'private, no-cache')
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(current)
    },
  )

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

  addEvents(app, context)
}

function addEvents(app: FastifyInstance, { revisions, access, isTeamStill }: Context): void {
  const summary = 'The current revision and each later one, as a stream of server-sent events'
  app.get('/events', { schema: { summary } }, (request, reply) => {
    const { raw } = reply.hijack()
    raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    const endUnlessTeam = async () => void ((await isTeamStill(request)) || raw.end())

    const end = revisions.listen((revision) => raw.write(`event: revision\ndata: ${revision}\n\n`))
    let known = access()
    const looking = setInterval(() => {
      if (access() !== known) void endUnlessTeam()
      known = access()
    }, LOOK_MS).unref()
    const pulse = setInterval(() => {
      raw.write(': still here\n\n')
      void endUnlessTeam() // an access token ends without a change of the teams
    }, PULSE_MS).unref()
    raw.on('close', () => {
      clearInterval(looking)
      clearInterval(pulse)
      end()
    })
  })
}
