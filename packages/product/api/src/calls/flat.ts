import { call } from '../call.ts'
import type * as schema from '../schemas/flat-calls.ts'

/** Checks a token: returns a greeting. */
export const hello = call<typeof schema.hello>('GET', '/flat/api/hello')
/** A flat as the caller may see it. Without access it is answered with 404. */
export const getFlat = call<typeof schema.getFlat>('GET', '/flat/:id')
/** An own flat with all its fields. */
export const getFlatForEditing = call<typeof schema.getFlatForEditing>('GET', '/flat/api/:id')
/** The newest flats, at most 24. */
export const listFlats = call<typeof schema.listFlats>('GET', '/flat/list')
/** What landing pages show of the newest flats, and the cities of these. */
export const getNewFlats = call<typeof schema.getNewFlats>('GET', '/flat/newest')
/** One page of all listed flats with their last change, for sitemaps; `page` counts from 0. */
export const listPublishedFlats = call<typeof schema.listPublishedFlats>('GET', '/flat/published')
/** Full-text search over titles, texts and places: at most 48 flats, best match first. */
export const searchFlatsByTerm = call<typeof schema.searchFlatsByTerm>('GET', '/flat/search/:term')
/** Searches flats by filters. Returns a page of flats; pins and other facets on demand. */
export const searchFlats = call<typeof schema.searchFlats>('POST', '/flat/search/filter')
/** How many flats a search would find with each option of its filters. */
export const countOptions = call<typeof schema.countOptions>('POST', '/flat/search/options')
/** The codes for forms of flats, in display order. */
export const getFlatProperties = call<typeof schema.getFlatProperties>('GET', '/flat/getFlatProperties')
/** The median rent of a city's listed flats, in euros per month, as a hint for landlords. */
export const getUsualPrice = call<typeof schema.getUsualPrice>('GET', '/flat/usualPrice')
/** Creates a draft; only the address is required. Idempotent with an `Idempotency-Key`. */
export const createFlat = call<typeof schema.createFlat>('PUT', '/flat/api/create')
/** Changes the given fields. A stale `version` is refused. Idempotent with an `Idempotency-Key`. */
export const editFlat = call<typeof schema.editFlat>('PUT', '/flat/api/edit')
/** Changes the status. Publishing requires that nothing is missing. */
export const updateFlatStatus = call<typeof schema.updateFlatStatus>('PUT', '/flat/api/updateStatus/:id')
/** Archives a flat. Refused while bookings of it are running. */
export const removeFlat = call<typeof schema.removeFlat>('DELETE', '/flat/api/remove/:id')
/** Checks whether the parts of an address belong together, and returns its coordinates. */
export const validateAddress = call<typeof schema.validateAddress>('POST', '/flat/api/validateAddress')
/** Checks whether postcode, city and country belong together, without an account. */
export const checkPlace = call<typeof schema.checkPlace>('GET', '/flat/checkPlace')
/** Places and German postcodes that begin with the given letters, those with flats first, at most 8. */
export const listPlaces = call<typeof schema.listPlaces>('GET', '/place/list')
