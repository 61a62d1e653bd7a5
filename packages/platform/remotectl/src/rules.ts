import type { CanaryJudge } from '@domizil/federation'
import { RefusedError } from './refused-error.ts'
import { perApp } from './per-app.ts'

/** What a canary is judged by where neither its team nor a rule says otherwise. */
export const DEFAULT_JUDGE: CanaryJudge = { minStarts: 100, maxExtra: 2 }

/** The rules of a registry: what the canaries of an app are judged by; null leaves that to people. */
export const rules = perApp<CanaryJudge | null>('rules.json')

/**
 * What a canary of these apps is judged by if its team names nothing.
 * @throws {RefusedError} RULES_DIFFER if they have different rules: they are judged together.
 */
export function ruleOf(folder: string, names: readonly string[]): CanaryJudge | null {
  const found = new Map(
    names.map((name) => {
      const rule = rules.of(folder, name)
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
