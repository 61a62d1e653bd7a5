import { HOUSE_RULES, type HouseRule } from '@domizil/domain'
import { SwitchField } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { FormSection } from '../form-section.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import styles from '../wizard.module.css'

/** The house rules. The flat's page shows those that are not allowed as well. */
export function HouseRuleFields() {
  const { form, change } = useFlatForm()
  const allow = (rule: HouseRule, isAllowed: boolean) =>
    change({
      houseRules: HOUSE_RULES.filter((one) => (one === rule ? isAllowed : form.houseRules.includes(one))),
    })

  return (
    <FormSection title="rules.title" hint={<FormattedMessage id="rules.hint" />}>
      <ul className={styles.rooms}>
        {HOUSE_RULES.map((rule) => (
          <li key={rule} className={styles.stepper}>
            <SwitchField
              label={<FormattedMessage id={`houseRule.${rule}`} />}
              checked={form.houseRules.includes(rule)}
              onChange={(isAllowed) => allow(rule, isAllowed)}
            />
          </li>
        ))}
      </ul>
    </FormSection>
  )
}
