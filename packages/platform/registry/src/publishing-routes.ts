import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release, SignedVersion } from '@domizil/federation'
import { parseRelease, SignatureSchema } from '@domizil/federation/schema'
import { isSignedBy } from '@domizil/federation/signature'
import {
  type BuildSource,
  hashOf,
  placeFiles,
  publish,
  type Published,
  RefusedError,
  refuseUnfit,
  type Store,
} from '@domizil/cli'
import type { FastifyInstance, FastifyReply } from 'fastify'
import pLimit from 'p-limit'
import { type Static, Type } from 'typebox'
import { type Access, mayChange, mustSign, type Team } from './access.ts'
import { type Context, notAllowed, type Objects } from './context.ts'

const AT_ONCE = 6

/** The largest file of a release, in bytes. */
const MAX_OBJECT_BYTES = 32 * 1024 * 1024

const HashParams = Type.Object({ hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) })
type HashParams = Static<typeof HashParams>

/** A release whose files have been uploaded. */
const ReleaseBody = Type.Object(
  {
    /** The text of its `release.json`, to the byte. */
    release: Type.String({ maxLength: 2_000_000 }),
    signature: Type.Optional(SignatureSchema),
    /** What is new. */
    note: Type.Optional(Type.String({ maxLength: 500 })),
    /** Routes that were confirmed although they take addresses from a parameter of another app. */
    allow: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 })),
  },
  { additionalProperties: false },
)
type ReleaseBody = Static<typeof ReleaseBody>

/** What teams publish: files, and the releases that are made of them. */
export function addPublishing(app: FastifyInstance, { store, objects, access, teamOf }: Context): void {
  /** Compressing takes all processors. */
  const oneByOne = pLimit(1)
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.head<{ Params: HashParams }>(
    '/objects/:hash',
    { schema: { summary: 'Whether a file has been uploaded', params: HashParams } },
    async ({ params }, reply) => {
      const isUploaded = (await objects.sizeOf(hashIn(params))) !== undefined
      return reply.code(isUploaded ? 204 : 404).send()
    },
  )

  const summary = 'Uploads a file, named by the SHA-256 of its bytes in hexadecimal'
  app.put<{ Params: HashParams; Body: Buffer }>(
    '/objects/:hash',
    {
      bodyLimit: MAX_OBJECT_BYTES,
      schema: { summary, params: HashParams, consumes: ['application/octet-stream'] },
    },
    async (request, reply) => {
      const team = await teamOf(request)
      if (team.remotes.length === 0) throw notAllowed(`The team ${team.name} may not publish anything.`)
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (await objects.write(hashIn(request.params), bytes)) return reply.code(204).send()
      throw new RefusedError('HASH_DIFFERS', 'The bytes that arrived have another hash.')
    },
  )

  app.post<{ Body: ReleaseBody }>(
    '/releases',
    { schema: { summary: 'Publishes a release whose files are uploaded', body: ReleaseBody } },
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
}

/** Aborts when the client has gone before its answer. */
function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => raw.writableFinished || leaving.abort(new Error('the client has gone')))
  return leaving.signal
}

function hashIn({ hash }: HashParams): string {
  return `sha256-${Buffer.from(hash, 'hex').toString('base64')}`
}

/** Publishes a release from uploaded files, as from a folder. The signal ends the work before its next file. */
async function publishRelease(
  { store, objects, signal }: { store: Store; objects: Objects; signal: AbortSignal },
  { release: text, signature, allow = [], note }: ReleaseBody,
  { team, access }: { team: Team; access: Access },
): Promise<Published> {
  const release = parseRelease(text)
  const { name, version } = release
  const hash = hashOf(Buffer.from(text))
  if (!mayChange(team, name)) {
    throw notAllowed(`The team ${team.name} may not publish ${name}.`)
  }
  refuseUnsigned({ name, version, hash, signature }, team, access)
  refuseOtherCommit(release, signature)
  refuseUnfit(release)
  const sizes = await sizesOf(release, objects, signal)

  const build: BuildSource = {
    release,
    hash,
    sizeOf: (_file, content) => sizes.get(content) ?? 0,
    async copyTo(folder) {
      await placeFiles(release.files, folder, objects.read, signal)
      await writeFile(path.join(folder, 'release.json'), text)
    },
  }
  const signed = { signature, signatureKey: team.key }
  return publish(store, build, { allow, ...signed, by: team.name, note, isTried: true, signal })
}

function refuseUnsigned(
  { name, signature, ...pinned }: SignedVersion & { name: string },
  team: Team,
  access: Access,
): void {
  if (!signature) {
    if (!mustSign(team, access)) return
    const sentence = `${name} has to be signed with the key of the team ${team.name}: REGISTRY_KEY names its file`
    throw new RefusedError('SIGNATURE_MISSING', sentence)
  }
  if (signature.team === team.name && team.key && isSignedBy(team.key, name, { ...pinned, signature })) return
  throw new RefusedError(
    'SIGNATURE_INVALID',
    `The signature of ${name} ${pinned.version} does not fit the key of the team ${team.name}.`,
  )
}

function refuseOtherCommit({ name, version, commit }: Release, signature: ReleaseBody['signature']): void {
  if (!signature || signature.commit === commit) return
  const sentence = `The signature of ${name} ${version} names another commit (${signature.commit ?? 'none'}) than its release.json (${commit ?? 'none'}).`
  throw new RefusedError('SIGNATURE_INVALID', sentence)
}

/** The bytes of each content. @throws {RefusedError} if one has not been uploaded. */
async function sizesOf(
  { name, files }: Release,
  objects: Objects,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  await pLimit(AT_ONCE).map(new Set(Object.values(files)), async (hash) => {
    signal.throwIfAborted()
    const size = await objects.sizeOf(hash)
    if (size !== undefined) sizes.set(hash, size)
  })
  const missing = Object.entries(files).filter(([, hash]) => !sizes.has(hash))
  if (missing.length === 0) return sizes
  const sentence = `${missing.length} files of ${name} have not been uploaded, among them ${missing[0]?.[0]}.`
  throw new RefusedError('FILES_MISSING', sentence)
}
