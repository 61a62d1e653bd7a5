import type { FlatFacts } from '../facts/flat-facts.ts'
import { type Random, randomFrom } from '../random.ts'
import { CLOSE_LOOKS, PALETTES, type PictureVariant, type Room, WIDE_LOOKS } from './variants.ts'

/** The pictures of a flat, the main one first: every room once, then details; no duplicates, a single palette. */
export function picturesOf(facts: Pick<FlatFacts, 'key' | 'bedrooms'>): PictureVariant[] {
  const random = randomFrom(`pictures of ${facts.key}`)
  const palette = random.pick(PALETTES)
  const rooms = roomsInOrder(random)
  const looks = random.shuffle(WIDE_LOOKS.map((_, look) => look))

  const wide = rooms.map((room) => ({ room, palette, look: looks[0] ?? 0 }))
  const close = random
    .shuffle(rooms)
    .slice(0, random.int(1, 3))
    .map((room) => ({ room, palette, look: WIDE_LOOKS.length + random.int(0, CLOSE_LOOKS.length - 1) }))
  const secondBedroom = { room: 'bed', palette, look: looks[1] ?? 1 } satisfies PictureVariant

  return [...wide, ...(facts.bedrooms >= 2 ? [secondBedroom] : []), ...close]
}

/** The living room is usually first, sometimes the kitchen or the bedroom, never the bathroom. */
function roomsInOrder(random: Random): Room[] {
  const first = random.pick<Room>(['living', 'living', 'living', 'kitchen', 'bed'])
  const rest = (['living', 'kitchen', 'bed', 'bath'] satisfies Room[]).filter((room) => room !== first)

  return [first, ...rest]
}
