import { get, put, remove } from '../call.ts'
import type * as schema from '../schemas/user-calls.ts'

/** The codes for forms of profiles, in display order. */
export const getUserProperties = get<typeof schema.getUserProperties>('/user/getUserProperties')
/** The caller's flats except archived ones, at most 200. */
export const listOwnFlats = get<typeof schema.listOwnFlats>('/user/api/flat/list')
/** The caller's favourites, at most 200. */
export const listFavourites = get<typeof schema.listFavourites>('/user/api/favorite/list')
/** Adds a favourite. This and the removal return the list after the change. */
export const addFavourite = put<typeof schema.addFavourite>('/user/api/favorite/add')
/** Removes a favourite. */
export const removeFavourite = remove<typeof schema.removeFavourite>('/user/api/favorite/remove')
/** Whether the profile has the details that a role requires, and which are missing. */
export const hasRequiredUserdata = get<typeof schema.hasRequiredUserdata>('/user/api/hasRequiredUserdata')
/** The caller's profile. */
export const getProfile = get<typeof schema.getProfile>('/user/api/profile')
/** Changes the given fields of the profile. */
export const changeProfile = put<typeof schema.changeProfile>('/user/api/profile')
/** Sends a help request, also without a session. */
export const needHelp = put<typeof schema.needHelp>('/user/needhelp')
/** What people look for in some places: only places where five of them or more do. */
export const getDemand = get<typeof schema.getDemand>('/flat/api/demand')
/** Saves a search, with or without alerts. The specification's name for it is "no flat found". */
export const saveSearch = put<typeof schema.saveSearch>('/user/api/noFlatFoundRequest')
/** The caller's saved searches, at most twenty. */
export const listSavedSearches = get<typeof schema.listSavedSearches>('/user/api/savedSearch/list')
/** Deletes a saved search and returns the remaining ones. */
export const removeSavedSearch = remove<typeof schema.removeSavedSearch>('/user/api/savedSearch/remove/:id')
/** The caller's properties: the further user-properties call of the specification. */
export const getOwnProperties = get<typeof schema.getOwnProperties>('/user/api/getUserProperties')
/** All personal data of the caller (Art. 15 and 20 GDPR). */
export const exportOwnData = get<typeof schema.exportOwnData>('/user/api/export')
/**
 * Deletes the caller's account and data (Art. 17 GDPR). Data with a legal retention period is locked instead. Refused
 * while bookings run, with their list.
 */
export const deleteAccount = remove<typeof schema.deleteAccount>('/user/api/account')
