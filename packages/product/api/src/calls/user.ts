import { call } from '../call.ts'
import type * as schema from '../schemas/user-calls.ts'

export const getUserProperties = call<typeof schema.getUserProperties>('GET', '/user/getUserProperties')
/** All but the archived; nobody has more than 200. */
export const listOwnFlats = call<typeof schema.listOwnFlats>('GET', '/user/api/flat/list')
/** All; nobody marks more than 200. */
export const listFavourites = call<typeof schema.listFavourites>('GET', '/user/api/favorite/list')
/** Both answer the list as it is afterwards. */
export const addFavourite = call<typeof schema.addFavourite>('PUT', '/user/api/favorite/add')
export const removeFavourite = call<typeof schema.removeFavourite>('DELETE', '/user/api/favorite/remove')
export const hasRequiredUserdata = call<typeof schema.hasRequiredUserdata>(
  'GET',
  '/user/api/hasRequiredUserdata',
)
export const getProfile = call<typeof schema.getProfile>('GET', '/user/api/profile')
export const changeProfile = call<typeof schema.changeProfile>('PUT', '/user/api/profile')
export const needHelp = call<typeof schema.needHelp>('PUT', '/user/needhelp')
/** Doubles as a saved search. */
export const requestNoFlatFound = call<typeof schema.requestNoFlatFound>(
  'PUT',
  '/user/api/noFlatFoundRequest',
)
/** All; nobody saves more than twenty. */
export const listSavedSearches = call<typeof schema.listSavedSearches>('GET', '/user/api/savedSearch/list')
/** Answers the list as it is afterwards. */
export const removeSavedSearch = call<typeof schema.removeSavedSearch>(
  'DELETE',
  '/user/api/savedSearch/remove/:id',
)
/** The further user-properties call of the specification: those of the caller. */
export const getOwnProperties = call<typeof schema.getOwnProperties>('GET', '/user/api/getUserProperties')
/** Everything that is kept of the caller, to keep or to take elsewhere (Art. 15 and 20 GDPR). */
export const exportOwnData = call<typeof schema.exportOwnData>('GET', '/user/api/export')
/**
 * Deletes the caller's account and all that is kept of them, but for what the law asks to keep: that is locked.
 * Refused with the list while bookings run (Art. 17 GDPR).
 */
export const deleteAccount = call<typeof schema.deleteAccount>('DELETE', '/user/api/account')
