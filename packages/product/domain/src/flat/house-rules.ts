import { HOUSE_RULES, type HouseRule } from './catalogues.ts'

/** `SMOKING_NOT_ALLOWED` beside `SMOKING_ALLOWED`, and so on for every rule. */
export type HouseRuleFlag = HouseRule | `${RuleSubject}_NOT_ALLOWED`
type RuleSubject = HouseRule extends `${infer Subject}_ALLOWED` ? Subject : never

/** Every rule with its opposite: the `_NOT_ALLOWED` flag is true exactly if the allowing rule is absent. */
export function houseRuleFlags(houseRules: readonly HouseRule[] = []): Record<HouseRuleFlag, boolean> {
  const flags = HOUSE_RULES.flatMap((rule) => {
    const isAllowed = houseRules.includes(rule)
    return [
      [rule, isAllowed],
      [rule.replace('_ALLOWED', '_NOT_ALLOWED'), !isAllowed],
    ]
  })
  return Object.fromEntries(flags) as Record<HouseRuleFlag, boolean>
}

/** What a tenant answers in a request that a house rule is about. */
export interface HabitAnswers {
  readonly hasPets: boolean
  readonly smoker: boolean
}

/** Which of the answers the house rules of a flat do not allow. */
export function notAllowed({ hasPets, smoker }: HabitAnswers, houseRules: readonly HouseRule[]) {
  return {
    pets: hasPets && !houseRules.includes('PETS_ALLOWED'),
    smoking: smoker && !houseRules.includes('SMOKING_ALLOWED'),
  }
}
