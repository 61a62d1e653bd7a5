import type { FlatFacts } from '../facts/flat-facts.ts'

/** Whether something can be said of a flat. */
export type Condition = (facts: FlatFacts) => boolean

/** What conditions can ask for: each has one value, or several. */
const ASKED: Readonly<Record<string, (facts: FlatFacts) => readonly (string | number)[]>> = {
  type: ({ type }) => [type],
  era: ({ building }) => [building.era],
  year: ({ building }) => [building.constructionYear],
  upperFloors: ({ building }) => [building.upperFloors],
  lift: ({ building }) => [building.hasElevator ? 'YES' : 'NO'],
  floor: ({ floorNumber }) => [floorNumber],
  size: ({ size }) => [size],
  price: ({ pricePerMonth }) => [pricePerMonth],
  persons: ({ maxPerson }) => [maxPerson],
  bedrooms: ({ bedrooms }) => [bedrooms],
  livingRooms: ({ livingRooms }) => [livingRooms],
  bathrooms: ({ bathrooms }) => [bathrooms],
  kitchen: ({ hasFullKitchen }) => [hasFullKitchen ? 'FULL' : 'SMALL'],
  has: ({ amenities }) => [...amenities],
  allows: ({ houseRules }) => houseRules,
  stay: ({ bookingLength }) => [bookingLength],
  outlook: ({ outlook }) => [outlook],
  sun: ({ sun }) => [sun],
  character: ({ quarter }) => [quarter.character],
  stop: ({ quarter }) => [quarter.stop.kind],
  minutesToStop: ({ minutesToStop }) => [minutesToStop],
}

/** All of `type LOFT | STUDIO`, `floor >= 2`, `not has BALCONY` and the like; without any it is true of every flat. */
export function allOf(texts: readonly string[] = []): Condition {
  const conditions = texts.map(conditionOf)
  return (facts) => conditions.every((condition) => condition(facts))
}

function conditionOf(text: string): Condition {
  const [, not, name = '', comparison, wanted = ''] = /^(not )?(\w+) (?:(>=|<=|>|<) )?(.+)$/.exec(text) ?? []
  const read = ASKED[name]
  if (!read) throw new Error(`Nothing is known of: ${text}`)

  const isWanted = comparison ? comparedWith(comparison, Number(wanted)) : oneOf(wanted.split(' | '))
  return (facts) => read(facts).some(isWanted) !== (not !== undefined)
}

function oneOf(values: readonly string[]) {
  return (value: string | number) => values.includes(String(value))
}

function comparedWith(comparison: string, limit: number) {
  return (value: string | number) => {
    if (comparison === '>=') return Number(value) >= limit
    if (comparison === '<=') return Number(value) <= limit
    return comparison === '>' ? Number(value) > limit : Number(value) < limit
  }
}
