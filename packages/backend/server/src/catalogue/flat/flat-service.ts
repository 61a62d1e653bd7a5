import type { DayRange, FlatCard, LandlordTrust, NewFlats, PublicFlat, Trader } from '@domizil/api/schemas'
import { type Database, fieldsOfRow, type Queries, type StoredValues } from '../../foundation/tables/index.ts'
import { isFavourite } from './favourite-repository.ts'
import { type Actor, type Clock, dayOf } from '../../foundation/kernel/index.ts'
import { amenitiesByGroup, certificateOf } from './flat-draft.ts'
import { flatNotFound, refuse } from './flat-refusals.ts'
import { listLandlordTrust } from './landlord-trust.ts'
import { listNewestIds } from './flat-card-repository.ts'
import { isOwner, mayKnowAddress, maySee } from './flat-policy.ts'
import { findReviewFigures, presentReviewFigures, type ReviewFiguresRow } from './review-figures.ts'
import {
  findFlat,
  findLandlord,
  type FlatRow,
  type ImageRow,
  type LandlordRow,
  listBlockedRanges,
  listBookingStatusesOf,
  listImages,
} from './flat-repository.ts'
import { loadCards } from './load-cards.ts'
import { usualPriceIn } from './usual-price-repository.ts'
import {
  availableFrom,
  countRooms,
  FLAT_FIELD_NAMES,
  isListable,
  type NullableFlatField,
  shortNameOf,
} from '@domizil/domain'
import { addressOf } from './address-presenter.ts'
import { presentImage } from './image-presenter.ts'
import { formatPhone } from '../user/index.ts'

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

/** The circle on the public map. It holds the real place: the shift is at most 195 m. */
const PUBLIC_RADIUS_METRES = 200

interface FlatView {
  flat: FlatRow
  landlord: LandlordRow
  trust: LandlordTrust
  images: ImageRow[]
  reviewFigures: ReviewFiguresRow
  blockedRanges: DayRange[]
  today: string
  own: boolean
  withAddress: boolean
  favourite: boolean
}

/**
 * A flat as the public sees it: no street and no exact place, but for those who may know them.
 *
 * @throws {DomainError} FLAT_INCOMPLETE for a draft that still lacks what every listing must say.
 */
function presentPublicFlat(view: FlatView): PublicFlat {
  const { flat, landlord, trust, images, reviewFigures, blockedRanges, today, own, withAddress, favourite } =
    view

  const fields = listedFieldsOf(flat)

  return {
    id: flat.id,
    status: flat.status,
    location: locationOf(flat),
    ...(withAddress && { address: addressOf(flat) }),
    ...fields,
    rooms: flat.rooms,
    roomCounts: countRooms(flat.rooms, flat.default_rooms),
    ...amenitiesByGroup(flat.amenities),
    energyCertificate: certificateOf(flat),
    images: images.map((image) => presentImage(image, today)),
    mainImageId: images.find(({ main_image }) => main_image)?.id ?? null,
    ...presentReviewFigures(reviewFigures),
    blockedRanges,
    availableFrom: availableFrom({ ...fields, blockedRanges }, today),
    landlord: presentLandlord(landlord, trust),
    own,
    favourite,
  }
}

function locationOf(flat: FlatRow): PublicFlat['location'] {
  return {
    postcode: flat.postcode,
    city: flat.city,
    district: flat.district,
    countryCode: flat.country_code,
    languageTag: flat.language_tag,
    latitude: flat.public_latitude,
    longitude: flat.public_longitude,
    radiusMetres: PUBLIC_RADIUS_METRES,
  }
}

/** The fields of a flat that lacks nothing: only what is optional may be null. */
type ListedFields = {
  [Name in keyof StoredValues]: Name extends NullableFlatField
    ? StoredValues[Name]
    : NonNullable<StoredValues[Name]>
}

function listedFieldsOf(flat: FlatRow): ListedFields {
  const fields = fieldsOfRow(flat)
  if (!FLAT_FIELD_NAMES.every((name) => isListable(name, fields[name]))) throw refuse('FLAT_INCOMPLETE')

  return fields as ListedFields
}

/** A company under its name and with what a business has to say of itself, a private person under given name and initial. */
function presentLandlord(row: LandlordRow, trust: LandlordTrust): PublicFlat['landlord'] {
  return {
    name: (row.is_commercial && row.company_name) || shortNameOf(row.given_name, row.family_name),
    commercial: row.is_commercial,
    trader: row.is_commercial ? traderOf(row) : null,
    since: row.created_at.toISOString(),
    flatCount: row.flat_count,
    ...trust,
  }
}

function traderOf(row: LandlordRow): Trader {
  return {
    companyName: row.company_name,
    street: row.billing_street,
    postcode: row.billing_postcode,
    city: row.billing_city,
    countryCode: row.billing_country_code,
    email: row.email,
    phone: row.phone && formatPhone(row.phone),
    registerNumber: row.register_number,
    vatId: row.vat_id,
  }
}
