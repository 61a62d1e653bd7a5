import type { Registry } from '@domizil/federation'
import { type GovernanceWish, GovernanceWishSchema } from '@domizil/federation/governance'
import { changeGovernance, readGovernance } from '@domizil/cli'
import type { FastifyInstance } from 'fastify'
import { mayChange, mayChangeAll, mayServe, type Team } from './access.ts'
import { type Context, notAllowed } from './context.ts'

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
      refuseWithoutRight(team, registry(), request.body)
      return reply.send(await changeGovernance(store, request.body, team.name))
    },
  )
}

/** A team cannot give itself a larger budget; its rule holds on every channel that serves the app, or on any that will. */
function refuseWithoutRight(team: Team, registry: Registry, { kind, app }: GovernanceWish): void {
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
