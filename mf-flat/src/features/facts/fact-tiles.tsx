import type { PublicFlat } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { MONTHS_OF_BOOKING_LENGTH } from '@domizil/domain'
import { Bath, BedDouble, Building2, CalendarDays, Maximize2, Users } from '@domizil/ui/icons'
import type { ReactNode } from 'react'
import styles from './facts.module.css'

interface Tile {
  id: string
  icon: ReactNode
  fact: string
  note: string
}

/** The six most important facts. */
export function FactTiles({ flat }: { flat: PublicFlat }) {
  const tiles = useTiles(flat)

  return (
    <dl className={styles.tiles}>
      {tiles.map(({ id, icon, fact, note }) => (
        <div className={styles.tile} key={id}>
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <dt className={styles.note}>{note}</dt>
          <dd className={styles.fact}>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

function useTiles(flat: PublicFlat): Tile[] {
  const say = useSay()
  const { bedrooms, livingRooms, bathrooms } = flat.roomCounts
  const hasLift = flat.generalAmenities.includes('ELEVATOR')
  const { minMonths, maxMonths } = MONTHS_OF_BOOKING_LENGTH[flat.flatBookingLength]

  return [
    {
      id: 'size',
      icon: <Maximize2 size={20} />,
      fact: say('facts.size', { size: flat.size }),
      note: say('flatField.size'),
    },
    {
      id: 'rooms',
      icon: <BedDouble size={20} />,
      fact: say('facts.rooms', { count: bedrooms + livingRooms }),
      note: say('facts.bedrooms', { count: bedrooms }),
    },
    {
      id: 'baths',
      icon: <Bath size={20} />,
      fact: say('facts.baths', { count: bathrooms }),
      note: say('facts.kitchen', {
        kitchens: flat.roomCounts.kitchens,
        kitchenettes: flat.roomCounts.kitchenettes,
      }),
    },
    {
      id: 'floor',
      icon: <Building2 size={20} />,
      fact: say('flatField.floorNumber.named', { floor: flat.floorNumber }),
      note: say(hasLift ? 'facts.lift' : 'facts.noLift'),
    },
    {
      id: 'persons',
      icon: <Users size={20} />,
      fact: say('facts.persons', { count: flat.maxPerson }),
      note: say('facts.personsNote'),
    },
    {
      id: 'length',
      icon: <CalendarDays size={20} />,
      fact: say('facts.months', { min: minMonths, max: maxMonths ?? 0 }),
      note: say('flatField.flatBookingLength'),
    },
  ]
}
