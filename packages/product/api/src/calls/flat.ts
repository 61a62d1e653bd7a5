import { call } from '../call.ts'
import type { blockedPeriodCalls, flatCalls, imageCalls } from '../schemas/index.ts'

/** Checks a token: returns a greeting. */
export const hello = call<typeof flatCalls.hello>('GET', '/flat/api/hello')
/** A flat as the caller may see it. Without access it is answered with 404. */
export const getFlat = call<typeof flatCalls.getFlat>('GET', '/flat/:id')
/** An own flat with all its fields. */
export const getFlatForEditing = call<typeof flatCalls.getFlatForEditing>('GET', '/flat/api/:id')
/** The newest flats, at most 24. */
export const listFlats = call<typeof flatCalls.listFlats>('GET', '/flat/list')
/** What landing pages show of the newest flats, and the cities of these. */
export const getNewFlats = call<typeof flatCalls.getNewFlats>('GET', '/flat/newest')
/** One page of all listed flats with their last change, for sitemaps; `page` counts from 0. */
export const listPublishedFlats = call<typeof flatCalls.listPublishedFlats>('GET', '/flat/published')
/** Full-text search over titles, texts and places: at most 48 flats, best match first. */
export const searchFlatsByTerm = call<typeof flatCalls.searchFlatsByTerm>('GET', '/flat/search/:term')
/** Searches flats by filters. Returns a page of flats; pins and other facets on demand. */
export const searchFlats = call<typeof flatCalls.searchFlats>('POST', '/flat/search/filter')
/** How many flats a search would find with each option of its filters. */
export const countOptions = call<typeof flatCalls.countOptions>('POST', '/flat/search/options')
/** The codes for forms of flats, in display order. */
export const getFlatProperties = call<typeof flatCalls.getFlatProperties>('GET', '/flat/getFlatProperties')
/** The median rent of a city's listed flats, in euros per month, as a hint for landlords. */
export const getUsualPrice = call<typeof flatCalls.getUsualPrice>('GET', '/flat/usualPrice')
/** Creates a draft; only the address is required. Idempotent with an `Idempotency-Key`. */
export const createFlat = call<typeof flatCalls.createFlat>('PUT', '/flat/api/create')
/** Changes the given fields. A stale `version` is refused. Idempotent with an `Idempotency-Key`. */
export const editFlat = call<typeof flatCalls.editFlat>('PUT', '/flat/api/edit')
/** Changes the status. Publishing requires that nothing is missing. */
export const updateFlatStatus = call<typeof flatCalls.updateFlatStatus>('PUT', '/flat/api/updateStatus/:id')
/** Archives a flat. Refused while bookings of it are running. */
export const removeFlat = call<typeof flatCalls.removeFlat>('DELETE', '/flat/api/remove/:id')
/** Checks whether the parts of an address belong together, and returns its coordinates. */
export const validateAddress = call<typeof flatCalls.validateAddress>('POST', '/flat/api/validateAddress')
/** Checks whether postcode, city and country belong together, without an account. */
export const checkPlace = call<typeof flatCalls.checkPlace>('GET', '/flat/checkPlace')
/** Places and German postcodes that begin with the given letters, those with flats first, at most 8. */
export const listPlaces = call<typeof flatCalls.listPlaces>('GET', '/place/list')

/** Uploads a picture of an own flat, as multipart with the file in the field `file`. */
export const uploadImage = call<typeof imageCalls.uploadImage>('POST', '/flat/api/image/upload/:flatId')
/** Selects the main picture. */
export const setMainImage = call<typeof imageCalls.setMainImage>(
  'PUT',
  '/flat/api/image/setMainImage/:flatId',
)
/** Removes pictures. Refused if a flat that is listed or in review would have fewer than publishing requires. */
export const removeImages = call<typeof imageCalls.removeImages>('DELETE', '/flat/api/image/remove/:flatId')
/** Moves one picture to a position, counted from 0. */
export const setImageRank = call<typeof imageCalls.setImageRank>(
  'PUT',
  '/flat/api/image/setImageRank/:flatId',
)
/** Orders all pictures. */
export const setSortedImages = call<typeof imageCalls.setSortedImages>(
  'PUT',
  '/flat/api/image/setSortedImages/:flatId',
)

/**
 * The current and future blocked periods of a flat. The four calls below return the same list after their change.
 * Periods of one kind never overlap and end within five years, which bounds their number.
 */
export const listBlockedPeriods = call<typeof blockedPeriodCalls.listBlockedPeriods>(
  'GET',
  '/flat/api/blockedPeriod/list/:flatId',
)
/** What blocks the caller's flats within the months from a day on, by flat and day. Archived flats are left out. */
export const listOwnBlockedPeriods = call<typeof blockedPeriodCalls.listOwnBlockedPeriods>(
  'GET',
  '/flat/api/blockedPeriod/listOwn',
)
/** Blocks days of an own flat. Refused where a booking or another block has one of them. */
export const createBlockedPeriod = call<typeof blockedPeriodCalls.createBlockedPeriod>(
  'PUT',
  '/flat/api/blockedPeriod/create/:flatId',
)
/** Changes the note beside days that the owner has blocked; an empty one removes it. */
export const noteBlockedPeriod = call<typeof blockedPeriodCalls.noteBlockedPeriod>(
  'PUT',
  '/flat/api/blockedPeriod/note/:id',
)
/** Removes a period that the owner has blocked. */
export const removeBlockedPeriod = call<typeof blockedPeriodCalls.removeBlockedPeriod>(
  'DELETE',
  '/flat/api/blockedPeriod/remove/:id',
)
/** Confirms that the calendar is up to date, which raises the flat's score for some time. */
export const confirmCalendar = call<typeof blockedPeriodCalls.confirmCalendar>(
  'PUT',
  '/flat/api/blockedPeriod/confirm/:flatId',
)
/** Imports a calendar at once and then every two hours. One that the flat imports already is read again. */
export const addCalendar = call<typeof blockedPeriodCalls.addCalendar>(
  'PUT',
  '/flat/api/blockedPeriod/calendar/add',
)
/** The imported calendars of an own flat, and the address of its feed. */
export const getCalendar = call<typeof blockedPeriodCalls.getCalendar>(
  'GET',
  '/flat/api/blockedPeriod/calendar',
)
/** Gives an imported calendar another name. */
export const renameCalendar = call<typeof blockedPeriodCalls.renameCalendar>(
  'PUT',
  '/flat/api/blockedPeriod/calendar/rename/:id',
)
/** Removes an imported calendar, or all of a flat, with the days that they block. */
export const removeCalendar = call<typeof blockedPeriodCalls.removeCalendar>(
  'DELETE',
  '/flat/api/blockedPeriod/calendar/remove',
)
/** Gives the feed of an own flat another address; the one before is over at once. */
export const renewFeed = call<typeof blockedPeriodCalls.renewFeed>(
  'PUT',
  '/flat/api/blockedPeriod/calendar/renewFeed',
)
