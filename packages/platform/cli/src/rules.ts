import type { CanaryJudge } from '@domizil/federation'
import type { Governance } from '@domizil/federation/governance'
import { EVERY, settingOf } from './governance.ts'
import { RefusedError } from './refused-error.ts'

/** What a canary is judged by where neither its team nor a rule says otherwise. */
export const DEFAULT_JUDGE: CanaryJudge = { minStarts: 100, maxExtra: 2 }

/**
 * What a canary of these apps is judged by if its team names nothing.
 * @throws {RefusedError} RULES_DIFFER if they have different rules: they are judged together.
 */
export function ruleOf({ rules }: Governance, names: readonly string[]): CanaryJudge | null {
  const found = new Map(
    names.map((name) => {
      const own = settingOf(rules, name)
      const rule = own === undefined ? settingOf(rules, EVERY) : own
      return [JSON.stringify(rule), rule] as const
    }),
  )
  const [first, ...others] = found.values()
  if (others.length === 0) return first === undefined ? DEFAULT_JUDGE : first

  throw new RefusedError(
    'RULES_DIFFER',
    `The canaries of ${names.join(' and ')} have different rules, and are judged together: name what holds, such as --min-starts.`,
    { values: { names: names.join(', ') } },
  )
}
