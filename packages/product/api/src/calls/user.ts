import { call } from '../call.ts'
import type * as schema from '../schemas/user-calls.ts'

/** The codes for forms of profiles, in display order. */
export const getUserProperties = call<typeof schema.getUserProperties>('GET', '/user/getUserProperties')
/** The caller's flats except archived ones, at most 200. */
export const listOwnFlats = call<typeof schema.listOwnFlats>('GET', '/user/api/flat/list')
/** The caller's favourites, at most 200. */
export const listFavourites = call<typeof schema.listFavourites>('GET', '/user/api/favorite/list')
/** Adds a favourite. This and the removal return the list after the change. */
export const addFavourite = call<typeof schema.addFavourite>('PUT', '/user/api/favorite/add')
/** Removes a favourite. */
export const removeFavourite = call<typeof schema.removeFavourite>('DELETE', '/user/api/favorite/remove')
/** Whether the profile has the details that a role requires, and which are missing. */
export const hasRequiredUserdata = call<typeof schema.hasRequiredUserdata>(
  'GET',
  '/user/api/hasRequiredUserdata',
)
/** The caller's profile. */
export const getProfile = call<typeof schema.getProfile>('GET', '/user/api/profile')
/** Changes the given fields of the profile. */
export const changeProfile = call<typeof schema.changeProfile>('PUT', '/user/api/profile')
/** Sends a help request, also without a session. */
export const needHelp = call<typeof schema.needHelp>('PUT', '/user/needhelp')
/** What people look for in some places: only places where five of them or more do. */
export const getDemand = call<typeof schema.getDemand>('GET', '/flat/api/demand')
/** Saves a search, with or without alerts. The specification's name for it is "no flat found". */
export const saveSearch = call<typeof schema.saveSearch>('PUT', '/user/api/noFlatFoundRequest')
/** The caller's saved searches, at most twenty. */
export const listSavedSearches = call<typeof schema.listSavedSearches>('GET', '/user/api/savedSearch/list')
/** Deletes a saved search and returns the remaining ones. */
export const removeSavedSearch = call<typeof schema.removeSavedSearch>(
  'DELETE',
  '/user/api/savedSearch/remove/:id',
)
/** The caller's properties: the further user-properties call of the specification. */
export const getOwnProperties = call<typeof schema.getOwnProperties>('GET', '/user/api/getUserProperties')
/** All personal data of the caller (Art. 15 and 20 GDPR). */
export const exportOwnData = call<typeof schema.exportOwnData>('GET', '/user/api/export')
/**
 * Deletes the caller's account and data (Art. 17 GDPR). Data with a legal retention period is locked instead. Refused
 * while bookings run, with their list.
 */
export const deleteAccount = call<typeof schema.deleteAccount>('DELETE', '/user/api/account')
