import { type Static, Type } from 'typebox'
import { CanaryJudgeSchema, type Frozen, NameSchema, parse } from './schema.ts'

/** The file of a registry with what it demands of apps. It stands beside `registry.json`, which gateways read. */
export const GOVERNANCE_FILE = 'governance.json'

const Count = Type.Optional(Type.Integer({ minimum: 1, maximum: 999_999_999 }))
const strict = { additionalProperties: false }
const limits = { bytes: Count, requests: Count, render: Count }

/** What a page of an app may need: bytes and files on a first visit, and milliseconds of the reference machine to render. */
const LimitsSchema = Type.Object(limits, strict)

const GovernanceSchema = Type.Object({
  schemaVersion: Type.Literal(1),
  /** By app; `*` stands for all without one. */
  budgets: Type.Record(Type.String(), Type.Object(limits)),
  /** What canaries of an app are judged by, `*` for all without a rule; null leaves that to people. */
  rules: Type.Record(Type.String(), Type.Union([CanaryJudgeSchema, Type.Null()])),
  /** Every change of these, oldest first. */
  changes: Type.Array(
    Type.Object({
      at: Type.String(),
      by: Type.String(),
      what: Type.String(),
      reason: Type.Optional(Type.String()),
    }),
  ),
})

/** What a page of an app may need at most; what is missing has no limit. */
export type Limits = Static<typeof LimitsSchema>

/** What a registry demands of apps: budgets of their pages, and rules of their canaries. */
export type Governance = Frozen<Static<typeof GovernanceSchema>>

const common = {
  app: Type.Union([NameSchema, Type.Literal('*')]),
  /** Confirms an app that has published nothing yet. */
  newApp: Type.Optional(Type.Boolean()),
  reason: Type.Optional(Type.String({ maxLength: 500 })),
}
/** What a registry is asked to demand of an app, or with `*` of all without a setting. */
export const GovernanceWishSchema = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('budget'),
      /** Added to the limits that the app has, or with `isWhole` in place of them: none lifts its budget. */
      limits: LimitsSchema,
      isWhole: Type.Boolean(),
      ...common,
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('rule'),
      /** What its canaries are judged by, null for people; missing removes its rule. */
      judge: Type.Optional(Type.Union([CanaryJudgeSchema, Type.Null()])),
      ...common,
    },
    strict,
  ),
])
/** What a registry is asked to demand of an app, or with `*` of all without a setting. */
export type GovernanceWish = Frozen<Static<typeof GovernanceWishSchema>>

/** A registry that demands nothing. */
export const NO_GOVERNANCE: Governance = { schemaVersion: 1, budgets: {}, rules: {}, changes: [] }

/** Parses and validates what a registry demands. @throws {MalformedError} naming the first violation. */
export function parseGovernance(text: string): Governance {
  return parse(GovernanceSchema, text, GOVERNANCE_FILE)
}
