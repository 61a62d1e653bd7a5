import { ROOM_TYPES, type RoomType } from './catalogues.ts'

/** The number of rooms by type; missing types have their default. */
export type Rooms = { readonly [type in RoomType]?: number }

/** The rooms of a new flat. */
export const DEFAULT_ROOMS = {
  BEDROOM: 1,
  LIVINGROOM: 0,
  BATHROOM: 1,
  KITCHEN: 1,
  KITCHENETTE: 0,
} as const satisfies Rooms

/** The five counts that lists and pages show. */
export interface RoomCounts {
  bedrooms: number
  livingRooms: number
  bathrooms: number
  kitchens: number
  kitchenettes: number
}

/** The rooms of a flat: the given number of each type, else its default, else none. */
export function combineRooms(
  rooms: Rooms = {},
  defaultRooms: Rooms = DEFAULT_ROOMS,
): Record<RoomType, number> {
  const counts = ROOM_TYPES.map((type) => [type, rooms[type] ?? defaultRooms[type] ?? 0])
  return Object.fromEntries(counts) as Record<RoomType, number>
}

/** The counts derived from `rooms` combined with `defaultRooms`. */
export function countRooms(rooms?: Rooms, defaultRooms?: Rooms): RoomCounts {
  const { BEDROOM, LIVINGROOM, BATHROOM, KITCHEN, KITCHENETTE } = combineRooms(rooms, defaultRooms)

  return {
    bedrooms: BEDROOM,
    livingRooms: LIVINGROOM,
    bathrooms: BATHROOM,
    kitchens: KITCHEN,
    kitchenettes: KITCHENETTE,
  }
}
