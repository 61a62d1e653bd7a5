import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseRelease } from '@domizil/federation/schema'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { ServiceRefusal } from './refusal.ts'
import type { Context } from './context.ts'

const IMMUTABLE = 'private, max-age=31536000, immutable'
const Place = Type.Object({ name: Type.String(), version: Type.String() })
const Token = [{ token: [] }]

/** What gateways and teams read: the registry, and releases with their files. */
export function addReading(app: FastifyInstance, { folder, registry, teamOf }: Context): void {
  /** @throws {ServiceRefusal} if the registry does not list it: no address leads to other folders. */
  function releasePlace({ name, version }: { name: string; version: string }): string {
    const { versions } = registry()
    const isListed = Object.hasOwn(versions, name) && versions[name]?.some((one) => one.version === version)
    if (isListed) return path.join(folder, name, version)
    throw new ServiceRefusal(404, 'VERSION_UNKNOWN', `${name} ${version} has not been published.`)
  }

  app.get(
    '/team',
    { schema: { summary: 'The team whose token it is', security: Token } },
    async (request, reply) => {
      const { name, remotes, channels } = await teamOf(request)
      return reply.header('Cache-Control', 'no-store').send({ name, remotes, channels })
    },
  )

  app.get(
    '/registry',
    {
      schema: {
        summary: 'The registry. Its ETag is the revision in quotes',
        security: Token,
      },
    },
    (request, reply) => {
      const current = registry()
      const etag = `"${current.revision}"`
      void reply.header('ETag', etag).header('Cache-Control', 'private, no-cache')
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(current)
    },
  )

  app.get<{ Params: { name: string; version: string } }>(
    '/releases/:name/:version',
    { schema: { summary: 'The release.json of a version, to the byte', params: Place, security: Token } },
    async (request, reply) => {
      const { name, version } = request.params
      const bytes = await readFile(path.join(releasePlace(request.params), 'release.json')).catch(
        () => undefined,
      )
      if (!bytes)
        throw new ServiceRefusal(404, 'FILE_UNKNOWN', `The release.json of ${name} ${version} is gone.`)
      return reply.type('application/json').header('Cache-Control', IMMUTABLE).send(bytes)
    },
  )

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/releases/:name/:version/files/*',
    {
      schema: {
        summary: 'A file of a version, its server half too; with .br or .gz its compressed form',
        params: Place,
        security: Token,
      },
    },
    async (request, reply) => {
      const place = releasePlace(request.params)
      const release = parseRelease(await readFile(path.join(place, 'release.json'), 'utf8'))
      const file = request.params['*']
      const isPublished = Object.hasOwn(release.files, file.replace(/\.(br|gz)$/, ''))
      if (!isPublished || !existsSync(path.join(place, file))) {
        throw new ServiceRefusal(
          404,
          'FILE_UNKNOWN',
          `${release.name} ${release.version} has no file ${file}.`,
        )
      }
      void reply.header('Cache-Control', IMMUTABLE).header('X-Content-Type-Options', 'nosniff')
      return reply.type('application/octet-stream').send(createReadStream(path.join(place, file)))
    },
  )
}
