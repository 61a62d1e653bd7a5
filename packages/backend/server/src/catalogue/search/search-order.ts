import type { SearchFilter } from '@domizil/api/schemas'
import type { Point } from '@domizil/links'
import { type RawBuilder, sql } from 'kysely'
import { findPlace } from '../address/index.ts'
import { distanceKm } from './place-conditions.ts'
import type { Term, Word } from './term.ts'
import { termRank } from './term-conditions.ts'

/**
 * How results are ordered. The id ends every order, so that no flat appears on two pages.
 * RELEVANCE is how well the words match, then how complete the advertisement is, then how new.
 */
export async function orderOf(filter: SearchFilter, term: Term): Promise<RawBuilder<unknown>> {
  // As an index has it: the dearest first is the cheapest first from behind.
  const last = filter.sort === 'PRICE_DESC' ? sql`s.flat_id` : sql`s.flat_id DESC`
  return sql`${await leadOf(filter, term)}, ${last}`
}

/** Where distances are counted from; undefined if the search names no place. */
export async function originOf(filter: SearchFilter, { places }: Term): Promise<Point | undefined> {
  return filter.near ?? filter.center ?? middleOf(filter.bounds) ?? (await positionOf(places))
}

async function leadOf(filter: SearchFilter, term: Term): Promise<RawBuilder<unknown>> {
  const { words } = term
  switch (filter.sort) {
    case 'NEWEST':
      return sql`s.published_at DESC`
    case 'PRICE_ASC':
      return sql`s.price ASC`
    case 'PRICE_DESC':
      return sql`s.price DESC`
    case 'SIZE_DESC':
      return sql`s.size DESC`
    case 'DISTANCE':
      return byDistance(await originOf(filter, term), words)
    default:
      return byRelevance(words)
  }
}

/** Far from nowhere is no order. */
function byDistance(from: Point | undefined, words: readonly Word[]): RawBuilder<unknown> {
  return from ? sql`${distanceKm(from)} ASC` : byRelevance(words)
}

/** The middle of the smallest of the places that the gazetteer knows. */
async function positionOf(places: Term['places']): Promise<Point | undefined> {
  const found = await Promise.all(places.map(([name = '']) => findPlace(name)))
  const known = found.filter((place) => place !== undefined)
  return known.toSorted((one, other) => one.population - other.population)[0]?.place
}

function byRelevance(words: readonly Word[]): RawBuilder<unknown> {
  const byWords = words.length > 0 ? sql`${termRank(words)} DESC, ` : sql``
  return sql`${byWords}s.quality DESC, s.published_at DESC`
}

/** A map that shows places on both sides of the date line has its middle near it. */
function middleOf(bounds: SearchFilter['bounds']): Point | undefined {
  if (!bounds) return undefined
  const { north, east, south, west } = bounds
  const width = west <= east ? east - west : east - west + 360

  return { latitude: (north + south) / 2, longitude: west + width / 2 }
}
