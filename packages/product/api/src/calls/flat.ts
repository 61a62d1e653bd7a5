import { get, post, put, remove } from '../call.ts'
import type * as schema from '../schemas/flat-calls.ts'

/** Checks a token: returns a greeting. */
export const hello = get<typeof schema.hello>('/flat/api/hello')
/** A flat as the caller may see it. Without access it is answered with 404. */
export const getFlat = get<typeof schema.getFlat>('/flat/:id')
/** An own flat with all its fields. */
export const getFlatForEditing = get<typeof schema.getFlatForEditing>('/flat/api/:id')
/** The newest flats, at most 24. */
export const listFlats = get<typeof schema.listFlats>('/flat/list')
/** What landing pages show of the newest flats, and the cities of these. */
export const getNewFlats = get<typeof schema.getNewFlats>('/flat/newest')
/** One page of all listed flats with their last change, for sitemaps; `page` counts from 0. */
export const listPublishedFlats = get<typeof schema.listPublishedFlats>('/flat/published')
/** Full-text search over titles, texts and places: at most 48 flats, best match first. */
export const searchFlatsByTerm = get<typeof schema.searchFlatsByTerm>('/flat/search/:term')
/** Searches flats by filters. Returns a page of flats; pins and other facets on demand. */
export const searchFlats = post<typeof schema.searchFlats>('/flat/search/filter')
/** How many flats a search would find with each option of its filters. */
export const countOptions = post<typeof schema.countOptions>('/flat/search/options')
/** The codes for forms of flats, in display order. */
export const getFlatProperties = get<typeof schema.getFlatProperties>('/flat/getFlatProperties')
/** The median rent of a city's listed flats, in euros per month, as a hint for landlords. */
export const getUsualPrice = get<typeof schema.getUsualPrice>('/flat/usualPrice')
/** Creates a draft; only the address is required. Idempotent with an `Idempotency-Key`. */
export const createFlat = put<typeof schema.createFlat>('/flat/api/create')
/** Changes the given fields. A stale `version` is refused. Idempotent with an `Idempotency-Key`. */
export const editFlat = put<typeof schema.editFlat>('/flat/api/edit')
/** Changes the status. Publishing requires that nothing is missing. */
export const updateFlatStatus = put<typeof schema.updateFlatStatus>('/flat/api/updateStatus/:id')
/** Archives a flat. Refused while bookings of it are running. */
export const removeFlat = remove<typeof schema.removeFlat>('/flat/api/remove/:id')
/** Checks whether the parts of an address belong together, and returns its coordinates. */
export const validateAddress = post<typeof schema.validateAddress>('/flat/api/validateAddress')
/** Checks whether postcode, city and country belong together, without an account. */
export const checkPlace = get<typeof schema.checkPlace>('/flat/checkPlace')
/** Places and German postcodes that begin with the given letters, those with flats first, at most 8. */
export const listPlaces = get<typeof schema.listPlaces>('/place/list')
