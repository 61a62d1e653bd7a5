import type { FlatFacts } from '../facts/flat-facts.ts'
import { randomFrom } from '../random.ts'
import {
  BATH_LOOKS,
  CLOSE_LOOKS,
  FIRST_PICTURES,
  type PictureVariant,
  type Room,
  WIDE_LOOKS,
} from './variants.ts'

/**
 * The pictures of a flat, the main one first: every room once, then details; no duplicates, a single palette. The number of
 * the flat among all, which stand by city, decides about the first: no two of a city begin with the same one.
 */
export function picturesOf(facts: Pick<FlatFacts, 'key' | 'bedrooms'>, number: number): PictureVariant[] {
  const random = randomFrom(`pictures of ${facts.key}`)
  const first = FIRST_PICTURES[number % FIRST_PICTURES.length]
  if (!first) throw new RangeError(`There is no first picture for ${number}`)
  const { palette } = first
  const looks = random.shuffle(WIDE_LOOKS.map((_, look) => look)).filter((look) => look !== first.look)
  const bathLooks = random.shuffle(BATH_LOOKS)

  const rest = (['living', 'kitchen', 'bed', 'bath'] satisfies Room[]).filter((room) => room !== first.room)
  const wide = rest.map((room) => ({ room, palette, look: (room === 'bath' ? bathLooks[0] : looks[0]) ?? 0 }))
  const close = random
    .shuffle([first.room, ...rest.filter((room) => room !== 'bath')])
    .slice(0, random.int(1, 3))
    .map((room) => {
      const look = WIDE_LOOKS.length + random.int(0, CLOSE_LOOKS.length - 1)
      const isFirst = room === first.room && look === first.look
      return { room, palette, look: isFirst ? (looks[2] ?? 2) : look }
    })
  const secondBedroom = { room: 'bed', palette, look: looks[1] ?? 1 } satisfies PictureVariant

  return [first, ...wide, ...(facts.bedrooms >= 2 ? [secondBedroom] : []), ...close]
}
