import type { PublicFlat } from '@domizil/api'
import {
  ALL_AMENITIES,
  AMENITY_GROUPS,
  type Duration,
  HOUSE_RULES,
  totalRent,
  wantedDuration,
} from '@domizil/domain'
import type { StayQuery } from '@domizil/links'
import type { IntlShape } from 'react-intl'
import { today } from '@domizil/app-kit/today'
import { availabilityText, durationText } from '@domizil/flat-ui/tile'
import { withStayFor } from '../../../lib/card-of.ts'

export interface CompareRow {
  readonly id: string
  readonly label: string
  /** One per flat: a text, or whether it has an amenity. */
  readonly values: readonly (string | boolean)[]
}

/** The rows of a comparison: the facts of each flat, then the amenities in which they differ. */
export function compareRows(
  flats: readonly PublicFlat[],
  { wanted, intl, money }: { wanted: StayQuery; intl: IntlShape; money: (euro: number) => string },
): CompareRow[] {
  const now = today()
  const duration = wantedDuration(wanted)
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
  const row = (label: string, valueOf: (flat: PublicFlat) => string | boolean): CompareRow => ({
    id: label,
    label: say(label),
    values: flats.map(valueOf),
  })
  const totalOf = (flat: PublicFlat, length: Duration) => {
    if (!withStayFor(flat, wanted, now).stay) return say('flat.notThen')
    const total = money(totalRent(length, flat.pricePerMonth))
    return say('flat.total', { total, length: durationText(length, intl) })
  }

  return [
    row('flatField.pricePerMonth', ({ pricePerMonth }) => money(pricePerMonth)),
    ...(duration ? [row('compare.total', (flat) => totalOf(flat, duration))] : []),
    row('flatField.deposit', ({ deposit }) => money(deposit)),
    row('flatField.size', ({ size }) => say('flat.size', { size })),
    row('flatField.type', ({ type }) => say(`flatField.type.${type}`)),
    row('flatField.rooms.BEDROOM', ({ roomCounts }) => String(roomCounts.bedrooms)),
    row('flatField.rooms.BATHROOM', ({ roomCounts }) => String(roomCounts.bathrooms)),
    row('filterName.persons', ({ maxPerson }) => String(maxPerson)),
    row('compare.available', (flat) =>
      availabilityText(withStayFor(flat, wanted, now), { wanted, today: now }, intl),
    ),
    row('flatField.flatBookingLength', ({ flatBookingLength }) =>
      say(`flatField.flatBookingLength.${flatBookingLength}`),
    ),
    ...HOUSE_RULES.map((rule) =>
      row(`flatField.houseRules.${rule}`, ({ houseRules }) => houseRules.includes(rule)),
    ),
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
