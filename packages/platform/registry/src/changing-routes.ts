import { changeAsWished, changeGovernance, pruneAll, readGovernance, RefusedError } from '@domizil/cli'
import { type ChannelWish, publishedVersion, type Registry } from '@domizil/federation'
import { type GovernanceWish, GovernanceWishSchema } from '@domizil/federation/governance'
import { ChannelWishSchema, NameSchema } from '@domizil/federation/schema'
import { markOfUse } from '@domizil/federation/version-use'
import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'
import { type Static, Type } from 'typebox'
import { mayChange, mayChangeAll, mayServe, type Team } from './access.ts'
import { type Context, notAllowed } from './context.ts'

/** What channels serve. */
export function addChannels(app: FastifyInstance, { store, teamOf }: Context): void {
  const summary = 'Changes what a channel serves, in one step. If-Match names the revision it was decided on'
  app.post<{ Params: { channel: string }; Body: ChannelWish }>(
    '/channels/:channel/changes',
    { schema: { summary, params: Type.Object({ channel: NameSchema }), body: ChannelWishSchema } },
    async (request, reply) => {
      const team = await teamOf(request)
      const { channel } = request.params
      const ifRevision = revisionIn(request.headers['if-match'])
      refuseChannelRight(team, channel, request.body)
      const changed = await changeAsWished(store, channel, request.body, { by: team.name, ifRevision })
      return reply.header('ETag', `"${changed.revision}"`).send(changed)
    },
  )
}

function revisionIn(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const revision = /^"(\d{1,10})"$/.exec(header)?.[1]
  if (revision !== undefined) return Number(revision)
  throw new RefusedError('REQUEST_INVALID', 'If-Match has to be a revision in quotes, such as "12".')
}

function refuseChannelRight(team: Team, channel: string, change: ChannelWish): void {
  if (!mayServe(team, channel)) {
    throw notAllowed(`The team ${team.name} may not change the channel ${channel}.`)
  }
  const other = appsOf(change).find((app) => !mayChange(team, app))
  if (!other) return
  throw notAllowed(
    other === '*'
      ? `Only a team that may change all apps goes back to an earlier state of a channel.`
      : `The team ${team.name} may not change ${other}.`,
  )
}

function appsOf(change: ChannelWish): readonly string[] {
  if (change.kind === 'rollback') return change.apps
  return change.kind === 'restore' ? ['*'] : change.versions.map(({ name }) => name)
}

/** What the registry demands of apps. */
export function addGoverning(app: FastifyInstance, { store, registry, teamOf }: Context): void {
  app.get(
    '/governance',
    { schema: { summary: 'Budgets and rules of apps, and who changed them' } },
    async (_request, reply) =>
      reply.header('Cache-Control', 'private, no-cache').send(await readGovernance(store)),
  )

  const summary = 'Changes the budget or the rule of an app, * for all without one'
  app.post<{ Body: GovernanceWish }>(
    '/governance/changes',
    { schema: { summary, body: GovernanceWishSchema } },
    async (request, reply) => {
      const team = await teamOf(request)
      refuseGoverningRight(team, registry(), request.body)
      return reply.send(await changeGovernance(store, request.body, team.name))
    },
  )
}

/** A team cannot give itself a larger budget; its rule holds on every channel that serves the app, or on any that will. */
function refuseGoverningRight(team: Team, registry: Registry, { kind, app }: GovernanceWish): void {
  if (mayChangeAll(team)) return
  if (kind === 'budget')
    throw notAllowed('Only a team that may change all apps on all channels sets budgets.')
  if (!mayChange(team, app)) throw notAllowed(`The team ${team.name} may not change ${whose(app)}.`)

  const serving = Object.entries(registry.channels).filter(([, { parts }]) => Object.hasOwn(parts, app))
  const [other] = serving.map(([channel]) => channel).filter((channel) => !mayServe(team, channel))
  const isForAll = app === '*' || (serving.length === 0 && !mayServe(team, '*'))
  if (other === undefined && !isForAll) return
  throw notAllowed(
    `A rule holds on every channel, and the team ${team.name} may not change ${other === undefined ? 'all of them' : `the channel ${other}`}.`,
  )
}

const whose = (app: string) => (app === '*' ? 'all apps' : app)

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
