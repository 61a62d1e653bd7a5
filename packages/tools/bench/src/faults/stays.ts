import type { Period } from '@domizil/domain'
import type { RequestedFlat } from '../load/bookings.ts'
import { freeStays } from '../load/tenant.ts'
import type { Random } from '../api/city-searches.ts'

const MONTHS = Array.from({ length: 22 }, (_, index) => index + 1)

/** Days of a flat that several tenants may ask for: one of them gets them. */
export interface Stay extends Period {
  readonly flatId: number
}

/** The free stays of the flats, until a tenant has booked them. */
export function openStays(flats: readonly RequestedFlat[], random: Random) {
  const open = new Set<Stay>(
    flats.flatMap((flat) => freeStays(flat, MONTHS).map((stay) => ({ ...stay, flatId: flat.id }))),
  )
  return {
    /** Any open stay in a flat that is not among the given ones. */
    any(without: ReadonlySet<number>): Stay | undefined {
      const fitting = [...open].filter(({ flatId }) => !without.has(flatId))
      return fitting[Math.floor(random() * fitting.length)]
    },
    close: (stay: Stay) => void open.delete(stay),
  }
}

export type Stays = ReturnType<typeof openStays>
