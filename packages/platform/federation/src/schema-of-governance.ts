import { type Static, Type } from 'typebox'
import { CanaryJudgeSchema, type Frozen, parse } from './schema.ts'

/** The file of a registry with what it demands of apps. It stands beside `registry.json`, which gateways read. */
export const GOVERNANCE_FILE = 'governance.json'

const Count = Type.Optional(Type.Integer({ minimum: 1, maximum: 999_999_999 }))
const limits = { bytes: Count, requests: Count, render: Count }

/** What a page of an app may need: bytes and files on a first visit, and milliseconds of the reference machine to render. */
export const LimitsSchema = Type.Object(limits, { additionalProperties: false })

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

/** A registry that demands nothing. */
export const NO_GOVERNANCE: Governance = { schemaVersion: 1, budgets: {}, rules: {}, changes: [] }

/**
 * Parses and validates what a registry demands.
 * @throws {MalformedError} naming the first violation.
 */
export function parseGovernance(text: string): Governance {
  return parse(GovernanceSchema, text, GOVERNANCE_FILE)
}
