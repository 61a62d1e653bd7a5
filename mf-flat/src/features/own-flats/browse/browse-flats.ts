import type { OwnFlat } from '@domizil/api'
import { cityNameIn, type FlatStatus, LOCALES } from '@domizil/domain'

/** The orders of a landlord's flats. */
export const FLAT_ORDERS = ['waiting', 'newest', 'title', 'priceUp', 'priceDown', 'score'] as const
export type FlatOrder = (typeof FLAT_ORDERS)[number]

export type StatusFilter = FlatStatus | 'ALL'

/** What a landlord looks at among many flats. */
export interface FlatView {
  readonly q: string
  readonly status: StatusFilter
  readonly order: FlatOrder
  readonly page: number
}

export interface NamedFlat {
  readonly flat: OwnFlat
  readonly title: string
}

/** The flats with every word of the search in title, address or number, and with the status. */
export function matchingFlats(
  flats: readonly NamedFlat[],
  { q, status }: Pick<FlatView, 'q' | 'status'>,
): NamedFlat[] {
  const words = folded(q).split(/\s+/).filter(Boolean)

  return flats.filter(({ flat, title }) => {
    const { street, houseNumber, postcode, city, district = '' } = flat.address
    const cities = LOCALES.map((locale) => cityNameIn(locale, city))
    const text = folded([title, street, houseNumber, postcode, city, ...cities, district, flat.id].join(' '))
    return (status === 'ALL' || flat.status === status) && words.every((word) => text.includes(word))
  })
}

/** Capitals and accents do not count. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

type Compare = (one: NamedFlat, other: NamedFlat) => number

const newest: Compare = (one, other) => other.flat.createdAt.localeCompare(one.flat.createdAt)
const COMPARE: Record<FlatOrder, Compare> = {
  // Requests first, then messages.
  waiting: (one, other) =>
    other.flat.openRequestCount - one.flat.openRequestCount ||
    other.flat.unreadMessages - one.flat.unreadMessages ||
    newest(one, other),
  newest,
  title: (one, other) => one.title.localeCompare(other.title),
  // A draft without a price is the last one in both directions.
  priceUp: (one, other) =>
    (one.flat.pricePerMonth ?? Infinity) - (other.flat.pricePerMonth ?? Infinity) || newest(one, other),
  priceDown: (one, other) =>
    (other.flat.pricePerMonth ?? 0) - (one.flat.pricePerMonth ?? 0) || newest(one, other),
  score: (one, other) => one.flat.quality.score - other.flat.quality.score || newest(one, other),
}

/** Flats in an order. */
export function orderFlats(flats: readonly NamedFlat[], order: FlatOrder): NamedFlat[] {
  return flats.toSorted(COMPARE[order])
}
