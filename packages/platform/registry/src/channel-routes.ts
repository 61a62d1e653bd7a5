import type { ChannelWish } from '@domizil/federation'
import { ChannelWishSchema, NameSchema } from '@domizil/federation/schema'
import { changeAsWished, RefusedError } from '@domizil/cli'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { mayChange, mayServe, type Team } from './access.ts'
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
      refuseWithoutRight(team, channel, request.body)
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

function refuseWithoutRight(team: Team, channel: string, change: ChannelWish): void {
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
