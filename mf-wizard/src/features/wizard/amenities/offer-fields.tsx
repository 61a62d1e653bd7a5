import { useSay } from '@domizil/app-kit'
import { Themed } from '@domizil/app-kit/themed'
import {
  AMENITIES,
  type Amenity,
  AMENITY_GROUPS,
  type AmenityGroup,
  HOUSE_RULES,
  type HouseRule,
} from '@domizil/domain'
import { AMENITY_ICONS } from '@domizil/flat-ui/amenities'
import { Check } from '@domizil/ui/icons'
import { Switch, Tag } from '@domizil/ui/work'
import { useId } from 'react'
import { FormSection } from '../form-section.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import styles from './amenities.module.css'
import { SectionFields } from '../table/section-fields.tsx'
import wizardStyles from '../wizard.module.css'

/** What a flat allows and offers: the house rules and the amenities. */
export function OfferFields() {
  return (
    <Themed>
      <HouseRuleFields />
      <AmenityFields />
    </Themed>
  )
}

/** The amenities, by group. */
function AmenityFields() {
  const say = useSay()

  return (
    <FormSection title="flatField.amenities" hint={say('amenities.hint')}>
      {AMENITY_GROUPS.map((group) => (
        <Group key={group} group={group} />
      ))}
    </FormSection>
  )
}

function Group({ group }: { group: AmenityGroup }) {
  const say = useSay()
  const { form, change } = useFlatForm()
  const chosen: readonly Amenity[] = form[group]
  const name = say(`amenityGroup.${group}`)
  const toggle = (amenity: Amenity) =>
    change({ [group]: AMENITIES[group].filter((one) => chosen.includes(one) !== (one === amenity)) })

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {name} <span className={styles.count}>{say('amenities.chosen', { count: chosen.length })}</span>
      </legend>
      <div className={styles.pills}>
        {AMENITIES[group].map((amenity) => {
          const isChosen = chosen.includes(amenity)
          const Icon = AMENITY_ICONS[amenity]
          return (
            <Tag.CheckableTag
              key={amenity}
              className={styles.amenity ?? ''}
              checked={isChosen}
              icon={<Icon size={16} strokeWidth={1.9} />}
              onChange={() => toggle(amenity)}
            >
              {say(`amenity.${amenity}`)}
              {isChosen && <Check size={14} strokeWidth={3} />}
            </Tag.CheckableTag>
          )
        })}
      </div>
    </fieldset>
  )
}

/** What holds in the flat. Its page shows the rules that are not allowed as well. */
function HouseRuleFields() {
  const say = useSay()

  return (
    <FormSection title="flatField.houseRules" hint={say('rules.hint')}>
      <SectionFields section="rules" special={{ houseRules: HouseRules }} />
    </FormSection>
  )
}

function HouseRules() {
  const say = useSay()
  const { form, change } = useFlatForm()
  const id = useId()
  const allow = (rule: HouseRule, isAllowed: boolean) =>
    change({
      houseRules: HOUSE_RULES.filter((one) => (one === rule ? isAllowed : form.houseRules.includes(one))),
    })

  return (
    <div className={wizardStyles.wide}>
      <ul className={wizardStyles.rooms}>
        {HOUSE_RULES.map((rule) => (
          <li key={rule} className={wizardStyles.stepper}>
            <label htmlFor={`${id}-${rule}`}>{say(`flatField.houseRules.${rule}`)}</label>
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
