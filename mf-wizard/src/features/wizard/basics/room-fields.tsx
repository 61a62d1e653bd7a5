import { useSay } from '@domizil/app-kit'
import { countRooms, FLAT_LIMITS, type Range, ROOM_TYPES } from '@domizil/domain'
import { useIntl } from 'react-intl'
import { Minus, Plus } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useId } from 'react'
import styles from '../wizard.module.css'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import { useHintOf } from '../use-hints.ts'

/** The number of rooms by type, and how lists will show them. */
export function RoomFields() {
  const intl = useIntl()
  const say = useSay()
  const { form, change, problemOf } = useFlatForm()
  const hint = useHintOf()('rooms')
  const problem = problemOf('rooms')
  const counted = Object.entries(countRooms(form.rooms))
    .filter(([, count]) => count > 0)
    .map(([name, count]) => say(`roomCount.${name}`, { count }))

  return (
    <FormSection title="flatField.rooms">
      <FieldSlot name="rooms">
        <ul className={styles.rooms}>
          {ROOM_TYPES.map((type) => (
            <li key={type}>
              <CountStepper
                label={say(`flatField.rooms.${type}`)}
                range={FLAT_LIMITS.roomsOfOneType}
                value={form.rooms[type]}
                onChange={(count) => change({ rooms: { ...form.rooms, [type]: count } })}
              />
            </li>
          ))}
        </ul>
        <p className={styles.quiet}>{say('rooms.shownAs', { rooms: intl.formatList(counted) })}</p>
        {(problem ?? hint) && <p className={problem ? styles.problem : styles.quiet}>{problem ?? hint}</p>}
      </FieldSlot>
    </FormSection>
  )
}

interface CountStepperProps {
  label: string
  range: Range
  value: number
  onChange: (value: number) => void
}

/**
 * A small number with buttons for one less and one more. They stay enabled at the limits, so that no focus is lost.
 */
function CountStepper({ label, range, value, onChange }: CountStepperProps) {
  const say = useSay()
  const labelId = useId()
  const { min, max } = range
  const to = (next: number) => onChange(Math.min(max, Math.max(min, next)))

  return (
    <div className={styles.stepper} role="group" aria-labelledby={labelId}>
      <span id={labelId}>{label}</span>
      <Button
        shape="circle"
        size="small"
        aria-label={say('stepper.less', { label })}
        aria-disabled={value <= min}
        icon={<Minus size={16} />}
        onClick={() => to(value - 1)}
      />
      <output className={styles.count}>{value}</output>
      <Button
        shape="circle"
        size="small"
        aria-label={say('stepper.more', { label })}
        aria-disabled={value >= max}
        icon={<Plus size={16} />}
        onClick={() => to(value + 1)}
      />
    </div>
  )
}
