import type { Registry } from '@domizil/federation'
import { LimitsSchema } from '@domizil/federation/governance'
import { CanaryJudgeSchema, NameSchema } from '@domizil/federation/schema'
import { changeGovernance, type GovernanceWish, readGovernance } from '@domizil/cli'
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { mayChange, mayChangeAll, mayServe, type Team } from './access.ts'
import { type Context, notAllowed } from './context.ts'

const strict = { additionalProperties: false }
const common = {
  app: Type.Union([NameSchema, Type.Literal('*')]),
  /** Confirms an app that has published nothing yet. */
  newApp: Type.Optional(Type.Boolean()),
  reason: Type.Optional(Type.String({ maxLength: 500 })),
}

const GovernanceBody = Type.Union([
  Type.Object(
    { kind: Type.Literal('budget'), limits: LimitsSchema, isWhole: Type.Boolean(), ...common },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('rule'),
      /** What its canaries are judged by, null for people; missing removes the rule. */
      judge: Type.Optional(Type.Union([CanaryJudgeSchema, Type.Null()])),
      ...common,
    },
    strict,
  ),
])
type GovernanceBody = Static<typeof GovernanceBody>

/** What the registry demands of apps. */
export function addGoverning(app: FastifyInstance, { store, registry, teamOf }: Context): void {
  app.get(
    '/governance',
    { schema: { summary: 'Budgets and rules of apps, and who changed them' } },
    async (_request, reply) =>
      reply.header('Cache-Control', 'private, no-cache').send(await readGovernance(store)),
  )

  const summary = 'Changes the budget or the rule of an app, * for all without one'
  app.post<{ Body: GovernanceBody }>(
    '/governance/changes',
    { schema: { summary, body: GovernanceBody } },
    async (request, reply) => {
      const team = await teamOf(request)
      const { reason, ...change } = request.body
      refuseWithoutRight(team, registry(), change)
      const wish: GovernanceWish = change.kind === 'rule' ? { ...change, judge: change.judge } : change
      return reply.send(await changeGovernance(store, wish, { by: team.name, reason }))
    },
  )
}

/** A team cannot give itself a larger budget; its rule holds on every channel that serves the app, or on any that will. */
function refuseWithoutRight(
  team: Team,
  registry: Registry,
  { kind, app }: Omit<GovernanceBody, 'reason'>,
): void {
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
