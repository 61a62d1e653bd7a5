import { HOUSE_RULES, type HouseRule } from '@domizil/domain'
import { Switch } from '@domizil/ui/work'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormSection } from '../form-section.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import styles from '../wizard.module.css'

/** The house rules. The flat's page shows those that are not allowed as well. */
export function HouseRuleFields() {
  const { form, change } = useFlatForm()
  const id = useId()
  const allow = (rule: HouseRule, isAllowed: boolean) =>
    change({
      houseRules: HOUSE_RULES.filter((one) => (one === rule ? isAllowed : form.houseRules.includes(one))),
    })

  return (
    <FormSection title="rules.title" hint={<FormattedMessage id="rules.hint" />}>
      <ul className={styles.rooms}>
        {HOUSE_RULES.map((rule) => (
          <li key={rule} className={styles.stepper}>
            <label htmlFor={`${id}-${rule}`}>
              <FormattedMessage id={`houseRule.${rule}`} />
            </label>
            <Switch
              id={`${id}-${rule}`}
              checked={form.houseRules.includes(rule)}
              onChange={(isAllowed) => allow(rule, isAllowed)}
            />
          </li>
        ))}
      </ul>
    </FormSection>
  )
}
