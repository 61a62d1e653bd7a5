import { countRooms, FLAT_LIMITS, ROOM_TYPES } from '@domizil/domain'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from '../wizard.module.css'
import { CountStepper } from './count-stepper.tsx'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import { useHintOf } from '../use-hints.ts'

/** The number of rooms by type, and how lists will show them. */
export function RoomFields() {
  const intl = useIntl()
  const { form, change, problemOf } = useFlatForm()
  const hint = useHintOf()('rooms')
  const problem = problemOf('rooms')
  const counted = Object.entries(countRooms(form.rooms))
    .filter(([, count]) => count > 0)
    .map(([name, count]) => intl.formatMessage({ id: `roomCount.${name}` }, { count }))

  return (
    <FormSection title="rooms.title">
      <FieldSlot name="rooms">
        <ul className={styles.rooms}>
          {ROOM_TYPES.map((type) => (
            <li key={type}>
              <CountStepper
                label={intl.formatMessage({ id: `room.${type}` })}
                range={FLAT_LIMITS.roomsOfOneType}
                value={form.rooms[type]}
                onChange={(count) => change({ rooms: { ...form.rooms, [type]: count } })}
              />
            </li>
          ))}
        </ul>
        <p className={styles.quiet}>
          <FormattedMessage id="rooms.shownAs" values={{ rooms: intl.formatList(counted) }} />
        </p>
        {(problem ?? hint) && <p className={problem ? styles.problem : styles.quiet}>{problem ?? hint}</p>}
      </FieldSlot>
    </FormSection>
  )
}
