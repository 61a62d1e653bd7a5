import type { PublicFlat } from '@domizil/api'
import { ALL_AMENITIES, AMENITY_GROUPS, HOUSE_RULES } from '@domizil/domain'
import type { IntlShape } from 'react-intl'
import { today } from '@domizil/app-kit/today'
import { availableFromText } from '@domizil/flat-ui/tile'

export interface CompareRow {
  readonly id: string
  readonly label: string
  /** One per flat: a text, or whether it has an amenity. */
  readonly values: readonly (string | boolean)[]
}

/** The rows of a comparison: the facts of each flat, then the amenities in which they differ. */
export function compareRows(
  flats: readonly PublicFlat[],
  intl: IntlShape,
  money: (euro: number) => string,
): CompareRow[] {
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values)
  const row = (label: string, valueOf: (flat: PublicFlat) => string | boolean): CompareRow => ({
    id: label,
    label: say(label),
    values: flats.map(valueOf),
  })

  return [
    row('filters.price', ({ pricePerMonth }) => money(pricePerMonth)),
    row('filters.deposit', ({ deposit }) => money(deposit)),
    row('filters.size', ({ size }) => say('flat.size', { size })),
    row('filters.types', ({ type }) => say(`flatType.${type}`)),
    row('filters.bedrooms', ({ roomCounts }) => String(roomCounts.bedrooms)),
    row('filters.bathrooms', ({ roomCounts }) => String(roomCounts.bathrooms)),
    row('filters.persons', ({ maxPerson }) => String(maxPerson)),
    row('dates.from', ({ availableFrom }) => availableFromText(availableFrom, today(), intl)),
    row('filters.lengths', ({ flatBookingLength }) => say(`bookingLength.${flatBookingLength}`)),
    ...HOUSE_RULES.map((rule) => row(`houseRule.${rule}`, ({ houseRules }) => houseRules.includes(rule))),
    ...differingAmenities(flats).map((amenity) =>
      row(`amenity.${amenity}`, (flat) => amenitiesOf(flat).includes(amenity)),
    ),
  ]
}

function differingAmenities(flats: readonly PublicFlat[]): readonly string[] {
  const all = flats.map(amenitiesOf)

  return ALL_AMENITIES.filter((amenity) => {
    const having = all.filter((amenities) => amenities.includes(amenity)).length
    return having > 0 && having < flats.length
  })
}

function amenitiesOf(flat: PublicFlat): readonly string[] {
  return AMENITY_GROUPS.flatMap((group): readonly string[] => flat[group])
}
