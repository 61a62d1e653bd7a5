import type { FlatCard, NewFlats, PublicFlat } from '@domizil/api/schemas'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { isFavourite } from './favourite-repository.ts'
import { type Actor, type Clock, dayOf } from '../../foundation/kernel/index.ts'
import { flatNotFound } from './flat-refusals.ts'
import { listLandlordTrust } from './landlord-trust.ts'
import { listNewestIds } from './flat-card-repository.ts'
import { isOwner, mayKnowAddress, maySee } from './flat-policy.ts'
import { presentPublicFlat } from './flat-presenter.ts'
import { findReviewFigures } from './review-figures.ts'
import {
  findFlat,
  findLandlord,
  listBlockedRanges,
  listBookingStatusesOf,
  listImages,
} from './flat-repository.ts'
import { loadCards } from './load-cards.ts'
import { usualPriceIn } from './usual-price-repository.ts'

const NEWEST_COUNT = 24
/** What a landing page shows. */
const [MOST_FLATS, MOST_CITIES] = [6, 6]
/** In three languages this stays below the limit of 50,000 addresses per sitemap. */
const PUBLISHED_PAGE_SIZE = 15_000

/** What can be read of a single flat. */
export function createFlatService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** The newest listed flats. */
    async listNewest(actor: Actor): Promise<FlatCard[]> {
      return loadCards(db, actor, await listNewestIds(db, NEWEST_COUNT), { now: clock() })
    },

    /** What landing pages show of the newest listed flats. */
    async getNew(actor: Actor): Promise<NewFlats> {
      return presentNewFlats(await this.listNewest(actor))
    },

    /** The listed flats with their last change, by age; page 0 is the first. */
    async listPublished(page: number) {
      const [total, items] = await Promise.all([
        countListed(db),
        listChanges(db, { limit: PUBLISHED_PAGE_SIZE, offset: page * PUBLISHED_PAGE_SIZE }),
      ])
      return { total, pageSize: PUBLISHED_PAGE_SIZE, items }
    },

    /** The median rent in a city, by any of its names; null if too few flats are listed. */
    async usualPrice(city: string): Promise<{ median: number | null }> {
      return { median: await usualPriceIn(db, city) }
    },

    /**
     * The public page of a flat.
     *
     * @throws {DomainError} 404 if there is no such flat, or the actor may not know of it.
     * @throws {DomainError} FLAT_INCOMPLETE for the preview of a draft that lacks required fields.
     */
    async get(actor: Actor, id: number): Promise<PublicFlat> {
      const flat = await findFlat(db, id)
      const now = clock()
      const bookings =
        actor.id === null ? [] : await listBookingStatusesOf(db, { flatId: id, tenantId: actor.id }, now)
      if (!flat || !maySee(actor, flat, bookings)) throw flatNotFound()
      const today = dayOf(now)

      const [landlord, trustOf, images, reviewFigures, blockedRanges, favourite] = await Promise.all([
        findLandlord(db, flat.owner_id),
        listLandlordTrust(db, [id], now),
        listImages(db, id),
        findReviewFigures(db, id, now),
        listBlockedRanges(db, id, { now, today }),
        actor.id !== null && isFavourite(db, actor.id, id),
      ])

      return presentPublicFlat({
        flat,
        landlord,
        trust: trustOf(flat.owner_id),
        images,
        reviewFigures,
        blockedRanges,
        today,
        own: isOwner(actor, flat),
        withAddress: mayKnowAddress(actor, flat, bookings),
        favourite,
      })
    },
  }
}

/** What landing pages show of these flats, the newest first. */
function presentNewFlats(cards: readonly FlatCard[]): NewFlats {
  return {
    flats: cards.slice(0, MOST_FLATS).map((card) => ({ ...card, images: card.images.slice(0, 1) })),
    cities: citiesOf(cards),
  }
}

function citiesOf(cards: readonly FlatCard[]): NewFlats['cities'] {
  const cities = [...new Set(cards.map(({ city }) => city))].map((city) => {
    const flats = cards.filter((card) => card.city === city)
    const [main, second] = flats[0]?.images ?? []
    return {
      city,
      count: flats.length,
      fromPrice: Math.min(...flats.map(({ pricePerMonth }) => pricePerMonth)),
      image: second ?? main ?? null,
    }
  })

  return cities.toSorted((a, b) => b.count - a.count).slice(0, MOST_CITIES)
}

/** How many flats are listed. */
async function countListed(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('flat')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow()

  return count
}

/** The listed flats in the order of their making, so that a new one moves none to another page. */
async function listChanges(db: Queries, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .selectFrom('flat')
    .select(['id', 'updated_at'])
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

  return rows.map(({ id, updated_at }) => ({ id, changedAt: updated_at.toISOString() }))
}
