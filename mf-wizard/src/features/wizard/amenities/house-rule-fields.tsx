import { HOUSE_RULES, type HouseRule } from '@domizil/domain'
import { Switch } from '@domizil/ui/work'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormSection } from '../form-section.tsx'
import { SectionFields } from '../table/section-fields.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import styles from '../wizard.module.css'

/** What holds in the flat. Its page shows the rules that are not allowed as well. */
export function HouseRuleFields() {
  return (
    <FormSection title="flatField.houseRules" hint={<FormattedMessage id="rules.hint" />}>
      <SectionFields section="rules" special={{ houseRules: HouseRules }} />
    </FormSection>
  )
}

function HouseRules() {
  const { form, change } = useFlatForm()
  const id = useId()
  const allow = (rule: HouseRule, isAllowed: boolean) =>
    change({
      houseRules: HOUSE_RULES.filter((one) => (one === rule ? isAllowed : form.houseRules.includes(one))),
    })

  return (
    <div className={styles.wide}>
      <ul className={styles.rooms}>
        {HOUSE_RULES.map((rule) => (
          <li key={rule} className={styles.stepper}>
            <label htmlFor={`${id}-${rule}`}>
              <FormattedMessage id={`flatField.houseRules.${rule}`} />
            </label>
            <Switch
              id={`${id}-${rule}`}
              checked={form.houseRules.includes(rule)}
              onChange={(isAllowed) => allow(rule, isAllowed)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
