import type { Registry } from '@domizil/federation'
import { CanaryJudgeSchema, FindingsSchema, NameSchema as App } from '@domizil/federation/schema'
import { type Author, promote, RefusedError, restore, rollback, type Store, startCanary } from '@domizil/cli'
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { mayChange, mayServe, type Team } from './access.ts'
import { type Context, notAllowed } from './context.ts'

const strict = { additionalProperties: false }
const Versions = Type.Array(Type.Object({ name: App, version: Type.String({ maxLength: 80 }) }, strict), {
  minItems: 1,
  maxItems: 50,
})
const common = {
  reason: Type.Optional(Type.String({ maxLength: 500 })),
  /** The reason as codes with values, for readers of other languages. */
  findings: Type.Optional(FindingsSchema),
  /** Confirms a channel that does not exist yet. */
  newChannel: Type.Optional(Type.Boolean()),
}
const Paths = Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }))

/** A change of a channel: all of it in one step, or nothing. */
const ChangeBody = Type.Union([
  Type.Object({ kind: Type.Literal('promote'), versions: Versions, allow: Paths, ...common }, strict),
  Type.Object(
    {
      kind: Type.Literal('canary'),
      versions: Versions,
      percent: Type.Integer({ minimum: 0, maximum: 100 }),
      /** What ends or promotes it; null leaves that to people. */
      judge: Type.Optional(Type.Union([CanaryJudgeSchema, Type.Null()])),
      allow: Paths,
      ...common,
    },
    strict,
  ),
  Type.Object(
    { kind: Type.Literal('rollback'), apps: Type.Array(App, { minItems: 1, maxItems: 50 }), ...common },
    strict,
  ),
  Type.Object({ kind: Type.Literal('restore'), revision: Type.Integer({ minimum: 1 }), ...common }, strict),
])
type ChangeBody = Static<typeof ChangeBody>

interface Circumstances {
  readonly store: Store
  readonly channel: string
  readonly team: Team
  /** The revision that the change was decided on; undefined if the caller does not mind others. */
  readonly ifRevision: number | undefined
}

/** What channels serve. */
export function addChannels(app: FastifyInstance, { store, teamOf }: Context): void {
  const summary = 'Changes what a channel serves, in one step. If-Match names the revision it was decided on'
  app.post<{ Params: { channel: string }; Body: ChangeBody }>(
    '/channels/:channel/changes',
    { schema: { summary, params: Type.Object({ channel: App }), body: ChangeBody } },
    async (request, reply) => {
      const team = await teamOf(request)
      const { channel } = request.params
      const ifRevision = revisionIn(request.headers['if-match'])
      const changed = await changeChannel({ store, channel, team, ifRevision }, request.body)
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

/** Changes what a channel serves, in the name of a team. */
function changeChannel(
  { store, channel, team, ifRevision }: Circumstances,
  change: ChangeBody,
): Promise<Registry> {
  refuseWithoutRight(team, channel, change)
  const { reason, findings, newChannel = false } = change
  const author: Author = { by: team.name, reason, findings, ifRevision, newChannel }

  switch (change.kind) {
    case 'promote':
      return promote(store, change.versions, channel, { ...author, allow: change.allow ?? [] })
    case 'canary':
      return startCanary(
        store,
        { wanted: change.versions, percent: change.percent, judge: change.judge },
        channel,
        { ...author, allow: change.allow },
      )
    case 'rollback':
      return rollback(store, change.apps, channel, author)
    case 'restore':
      return restore(store, change.revision, channel, author)
  }
}

function refuseWithoutRight(team: Team, channel: string, change: ChangeBody): void {
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

function appsOf(change: ChangeBody): string[] {
  if (change.kind === 'rollback') return change.apps
  return change.kind === 'restore' ? ['*'] : change.versions.map(({ name }) => name)
}
