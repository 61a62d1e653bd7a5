import { Themed } from '@domizil/app-kit/themed'
import { AMENITIES, type Amenity, AMENITY_GROUPS, type AmenityGroup } from '@domizil/domain'
import { AMENITY_ICONS } from '@domizil/flat-ui/amenities'
import { Check } from '@domizil/ui/icons'
import { Tag } from '@domizil/ui/work'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormSection } from '../form-section.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import styles from './amenities.module.css'
import { HouseRuleFields } from './house-rule-fields.tsx'

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
  return (
    <FormSection title="flatField.amenities" hint={<FormattedMessage id="amenities.hint" />}>
      {AMENITY_GROUPS.map((group) => (
        <Group key={group} group={group} />
      ))}
    </FormSection>
  )
}

function Group({ group }: { group: AmenityGroup }) {
  const intl = useIntl()
  const { form, change } = useFlatForm()
  const chosen: readonly Amenity[] = form[group]
  const name = intl.formatMessage({ id: `amenityGroup.${group}` })
  const toggle = (amenity: Amenity) =>
    change({ [group]: AMENITIES[group].filter((one) => chosen.includes(one) !== (one === amenity)) })

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {name}{' '}
        <span className={styles.count}>
          <FormattedMessage id="amenities.chosen" values={{ count: chosen.length }} />
        </span>
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
              icon={<Icon size={16} strokeWidth={1.9} aria-hidden="true" />}
              onChange={() => toggle(amenity)}
            >
              <FormattedMessage id={`amenity.${amenity}`} />
              {isChosen && <Check size={14} strokeWidth={3} aria-hidden="true" />}
            </Tag.CheckableTag>
          )
        })}
      </div>
    </fieldset>
  )
}
