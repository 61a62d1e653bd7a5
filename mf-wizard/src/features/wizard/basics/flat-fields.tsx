import { useNumberTexts } from '@domizil/app-kit/numbers'
import { FLAT_LIMITS, FLAT_TYPES, type FlatType } from '@domizil/domain'
import { NumberField, SelectField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import styles from '../wizard.module.css'
import { DecimalField } from '../decimal-field.tsx'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import { useUnreadText } from '../unread-texts.ts'
import { useHintOf } from '../use-hints.ts'

const { min: LOWEST, max: HIGHEST } = FLAT_LIMITS.floorNumber
const FLOORS = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, at) => LOWEST + at)

/** Type, size, floor and persons. */
export function FlatFields() {
  const intl = useIntl()
  const { form, change, problemOf } = useFlatForm()
  const maxPersonUnread = useUnreadText('maxPerson')
  const sizeUnread = useUnreadText('size')
  const hintOf = useHintOf()
  const texts = useNumberTexts()

  return (
    <FormSection title="flat.title">
      <div className={styles.fields}>
        <FieldSlot name="type">
          <SelectField
            label={intl.formatMessage({ id: 'field.type' })}
            error={problemOf('type')}
            name="type"
            value={form.type ?? ''}
            onChange={({ target }) => change({ type: target.value as FlatType })}
          >
            <option value="" disabled>
              {intl.formatMessage({ id: 'field.choose' })}
            </option>
            {FLAT_TYPES.map((type) => (
              <option key={type} value={type}>
                {intl.formatMessage({ id: `flatType.${type}` })}
              </option>
            ))}
          </SelectField>
        </FieldSlot>
        <FieldSlot name="size">
          <DecimalField
            label={intl.formatMessage({ id: 'field.size' })}
            error={problemOf('size')}
            name="size"
            {...sizeUnread}
            value={form.size}
            onChange={(size) => change({ size })}
          />
        </FieldSlot>
        <FieldSlot name="floorNumber">
          <SelectField
            label={intl.formatMessage({ id: 'field.floorNumber' })}
            error={problemOf('floorNumber')}
            name="floorNumber"
            value={form.floorNumber ?? ''}
            onChange={({ target }) => change({ floorNumber: Number(target.value) })}
          >
            <option value="" disabled>
              {intl.formatMessage({ id: 'field.choose' })}
            </option>
            {FLOORS.map((floor) => (
              <option key={floor} value={floor}>
                {intl.formatMessage({ id: 'flat.floor' }, { floor })}
              </option>
            ))}
          </SelectField>
        </FieldSlot>
        <FieldSlot name="maxPerson">
          <NumberField
            label={intl.formatMessage({ id: 'field.maxPerson' })}
            hint={hintOf('maxPerson')}
            error={problemOf('maxPerson')}
            name="maxPerson"
            {...maxPersonUnread}
            texts={texts}
            value={form.maxPerson}
            onChange={(maxPerson) => change({ maxPerson })}
          />
        </FieldSlot>
      </div>
    </FormSection>
  )
}
