import type { LandlordYear } from '@domizil/api'

/** Sums of rents, in cents. */
export interface Rents {
  readonly due: number
  readonly received: number
  readonly open: number
}

/** Sums of rents and requests of one flat. */
export interface FlatYear extends Rents {
  readonly flatId: number
  readonly requests: number
  readonly contracts: number
}

const MONTHS = 12

function sumOf(rents: LandlordYear['rents']): Rents {
  return rents.reduce(
    (sum, { dueCents, receivedCents, openCents }) => ({
      due: sum.due + dueCents,
      received: sum.received + receivedCents,
      open: sum.open + openCents,
    }),
    { due: 0, received: 0, open: 0 },
  )
}

/** The sums of each month of the year. */
export function monthsOf({ rents }: LandlordYear): Rents[] {
  return Array.from({ length: MONTHS }, (_, at) => sumOf(rents.filter(({ month }) => month === at + 1)))
}

/** The sums of each flat, those that earn most first; of the given flats also those that have nothing. */
export function flatsOf({ rents, requests }: LandlordYear, known: readonly number[]): FlatYear[] {
  const ids = new Set([
    ...known,
    ...rents.map(({ flatId }) => flatId),
    ...requests.map(({ flatId }) => flatId),
  ])

  return [...ids]
    .map((flatId) => {
      const counts = requests.find((one) => one.flatId === flatId)
      return {
        flatId,
        ...sumOf(rents.filter((one) => one.flatId === flatId)),
        requests: counts?.requests ?? 0,
        contracts: counts?.contracts ?? 0,
      }
    })
    .toSorted((one, other) => other.due - one.due || other.requests - one.requests)
}

/** The year of one flat alone. */
export function yearOfFlat({ rents, requests }: LandlordYear, flatId: number): LandlordYear {
  const isOfFlat = (one: { flatId: number }) => one.flatId === flatId
  return { rents: rents.filter(isOfFlat), requests: requests.filter(isOfFlat) }
}
