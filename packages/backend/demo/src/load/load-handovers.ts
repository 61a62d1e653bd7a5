import type { HandoverContent } from '@domizil/domain'
import type { DemoLanguage } from '../people/name-lists.ts'
import { DEMO_SIGN_INS } from '../people/people.ts'
import type { PlannedStay } from '../plan/planned.ts'
import type { History } from './history.ts'
import type { BookingIds } from './load-bookings.ts'
import type { Actors } from './load-people.ts'

interface Load {
  history: History
  actors: Actors
  bookingIds: BookingIds
}

const MARKS: Record<DemoLanguage, string> = {
  de: 'Kratzer an der Innenseite der Tür, etwa 5 cm lang.',
  en: 'A scratch on the inside of the door, about 5 cm long.',
}
const REMARKS: Record<DemoLanguage, string> = {
  de: 'Die Gebrauchsanweisungen liegen in der Küchenschublade.',
  en: 'The manuals are in the kitchen drawer.',
}
const READINGS = { IN: '18254,3', OUT: '18611,8' } as const

/**
 * Writes the protocols of the sign-in tenant's stay, as far as that has not been done: that of moving in is final, that of
 * moving out is begun.
 */
export async function loadHandovers(stays: readonly PlannedStay[], load: Load): Promise<void> {
  const own = stays.filter(
    ({ tenant, hasPapers }) => hasPapers && tenant.email === DEMO_SIGN_INS.tenant.email,
  )
  for (const stay of own) await handOver(stay, load)
}

async function handOver(stay: PlannedStay, { history, actors, bookingIds }: Load): Promise<void> {
  const bookingId = bookingIds(stay)
  const [tenant, landlord] = [actors(stay.tenant), actors(stay.flat.owner)]
  const { language } = stay.flat.owner
  const at = (day: string, hour: number) => {
    const hours = String(hour).padStart(2, '0')
    return history.services(Math.max(0, history.hoursSince(new Date(`${day}T${hours}:00:00Z`)))).handovers
  }

  const movingIn = { bookingId, kind: 'IN' } as const
  const first = await at(stay.startDate, 12).read(landlord, movingIn)
  if (first.summary.state === 'DRAFT' && first.revision === 0) {
    const content = seen(first.content, { language, reading: READINGS.IN })
    await at(stay.startDate, 12).save(landlord, movingIn, { revision: 0, content })
    await at(stay.startDate, 13).confirm(landlord, movingIn, { revision: 1 })
    await at(stay.startDate, 14).confirm(tenant, movingIn, { revision: 1 })
  }

  const movingOut = { bookingId, kind: 'OUT' } as const
  const last = await at(stay.endDate, 12).read(landlord, movingOut)
  if (last.summary.state !== 'DRAFT' || last.revision > 0) return
  const begun = { ...seen(last.content, { language, reading: READINGS.OUT }), remarks: '' }
  await at(stay.endDate, 12).save(landlord, movingOut, { revision: 0, content: begun })
}

/** A protocol whose first room has a mark, and whose others are good. */
function seen(
  { rooms, meters, ...rest }: HandoverContent,
  { language, reading }: { language: DemoLanguage; reading: string },
): HandoverContent {
  const [first, ...others] = rooms
  return {
    ...rest,
    rooms: [
      ...(first ? [{ ...first, condition: 'MARKED' as const, text: MARKS[language] }] : []),
      ...others.map((room) => ({ ...room, condition: 'GOOD' as const })),
    ],
    meters: meters.map((meter) => ({ ...meter, number: '1EMH0012345', reading })),
    remarks: REMARKS[language],
  }
}
