import { readGovernance } from '@domizil/cli'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { GovernanceBody, govern } from './govern.ts'

const Token = [{ token: [] }]

/** What the registry demands of apps. */
export function addGoverning(app: FastifyInstance, { store, registry, teamOf }: Context): void {
  app.get(
    '/governance',
    { schema: { summary: 'Budgets and rules of apps, and who changed them', security: Token } },
    async (_request, reply) => {
      return reply.header('Cache-Control', 'private, no-cache').send(await readGovernance(store))
    },
  )

  app.post<{ Body: GovernanceBody }>(
    '/governance/changes',
    {
      schema: {
        summary: 'Changes the budget or the rule of an app, * for all without one',
        body: GovernanceBody,
        security: Token,
      },
    },
    async (request, reply) => {
      const team = await teamOf(request)
      return reply.send(await govern({ store, registry: registry(), team }, request.body))
    },
  )
}
