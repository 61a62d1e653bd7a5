import { useSay } from '@domizil/app-kit'
import { FLAT_FIELDS } from '@domizil/domain'
import { SelectField } from '@domizil/ui/parts'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { useControl } from '../table/control.ts'
import { SectionFields } from '../table/section-fields.tsx'

const { min: LOWEST, max: HIGHEST } = FLAT_FIELDS.floorNumber
const FLOORS = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, at) => LOWEST + at)

/** Type, size, floor, persons and what else there is to say of the flat as a whole. */
export function FlatFields() {
  return (
    <FormSection title="flat.title">
      <SectionFields section="flat" special={{ floorNumber: FloorField }} />
    </FormSection>
  )
}

/** Floors have names. */
function FloorField() {
  const say = useSay()
  const { frame, value, set } = useControl<number | undefined>('floorNumber')

  return (
    <FieldSlot name="floorNumber">
      <SelectField {...frame} value={value ?? ''} onChange={({ target }) => set(Number(target.value))}>
        <option value="" disabled>
          {say('field.choose')}
        </option>
        {FLOORS.map((floor) => (
          <option key={floor} value={floor}>
            {say('flatField.floorNumber.named', { floor })}
          </option>
        ))}
      </SelectField>
    </FieldSlot>
  )
}
