import type { ListContract } from './list-contract.ts'

/** The list of searches that found no flat, without their authors and without contact data. */
export const DEMAND = {
  columns: {
    id: { kind: 'id', sorted: true, part: true },
    time: { kind: 'moment', sorted: true },
    /** The searched place, or the middle of the map. */
    place: { kind: 'name', optional: true, sorted: true },
    months: { kind: 'count', label: 'filterName.months', optional: true, sorted: true },
    priceMax: { kind: 'euro', label: 'filterName.priceMax', optional: true, sorted: true },
    /** Bedrooms, at least. */
    rooms: { kind: 'count', label: 'flatField.rooms.BEDROOM', optional: true, sorted: true },
    message: { kind: 'text', optional: true },
    /** The number of people who search in this place. */
    count: { kind: 'count', sorted: true },
  },
  day: 'time',
  dir: 'desc',
} as const satisfies ListContract
