import type { Registry } from '@domizil/federation'
import { type Governance, LimitsSchema } from '@domizil/federation/governance'
import { CanaryJudgeSchema, NameSchema } from '@domizil/federation/schema'
import { changeGovernance, type GovernanceWish, type Store } from '@domizil/cli'
import { type Static, Type } from 'typebox'
import { mayChange, mayChangeAll, mayServe, type Team } from './access.ts'
import { notAllowed } from './refusal.ts'

const strict = { additionalProperties: false }
const common = {
  app: Type.Union([NameSchema, Type.Literal('*')]),
  /** Confirms an app that has published nothing yet. */
  newApp: Type.Optional(Type.Boolean()),
  reason: Type.Optional(Type.String({ maxLength: 500 })),
}

/** A change of what the registry demands of an app. */
export const GovernanceBody = Type.Union([
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
export type GovernanceBody = Static<typeof GovernanceBody>

/**
 * Changes what a registry demands of an app, in the name of a team.
 * @throws {ServiceRefusal} if the team may not.
 * @throws {RefusedError} as the rules of the registry do.
 */
export async function govern(
  { store, registry, team }: { store: Store; registry: Registry; team: Team },
  { reason, ...change }: GovernanceBody,
): Promise<Governance> {
  refuseWithoutRight(team, registry, change)
  const wish: GovernanceWish = change.kind === 'rule' ? { ...change, judge: change.judge } : change
  return changeGovernance(store, wish, { by: team.name, reason })
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
