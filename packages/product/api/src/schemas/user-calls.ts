import { SEARCH_LIMITS, USER_ROLES } from '@domizil/domain'
import { FLEX_DAYS } from '@domizil/links'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { FlatCard, OwnFlat } from './flat.ts'
import { HelpReceipt, HelpRequest } from './help.ts'
import { DeletedAccount, OwnData } from './own-data.ts'
import { Day, FlatIdQuery, IdParams, lineWithin, wholeNumber } from './parts.ts'
import { OwnProperties, Profile, ProfileChange, RequiredUserdata } from './profile.ts'
import { UserProperties } from './reference-data.ts'
import { NewSavedSearch, PlaceDemand, SavedSearch } from './saved-search.ts'

export const getUserProperties = { response: UserProperties } satisfies CallSchema
export const listOwnFlats = { response: Type.Array(OwnFlat) } satisfies CallSchema
/** With a wanted stay the cards name the days on which each flat has it. */
export const listFavourites = {
  query: Type.Partial(
    Type.Object({
      startDate: Day,
      endDate: Day,
      months: wholeNumber(SEARCH_LIMITS.months),
      flexDays: wholeNumber({ min: 0, max: Math.max(...FLEX_DAYS) }),
    }),
  ),
  response: Type.Array(FlatCard),
} satisfies CallSchema
export const addFavourite = { query: FlatIdQuery, response: Type.Array(FlatCard) } satisfies CallSchema
export const removeFavourite = { query: FlatIdQuery, response: Type.Array(FlatCard) } satisfies CallSchema
export const getProfile = { response: Profile } satisfies CallSchema
export const changeProfile = { body: ProfileChange, response: Profile } satisfies CallSchema
/** Without a role: LANDLORD for users with a flat, else TENANT. */
export const hasRequiredUserdata = {
  query: Type.Object({ role: Type.Optional(Type.Enum([...USER_ROLES])) }),
  response: RequiredUserdata,
} satisfies CallSchema
export const needHelp = { body: HelpRequest, response: HelpReceipt } satisfies CallSchema
export const getDemand = {
  query: Type.Object({
    place: Type.Array(lineWithin({ min: 1, max: 100 }), { minItems: 1, maxItems: 6 }),
  }),
  response: Type.Array(PlaceDemand),
} satisfies CallSchema
export const saveSearch = { body: NewSavedSearch, response: SavedSearch } satisfies CallSchema
export const listSavedSearches = { response: Type.Array(SavedSearch) } satisfies CallSchema
export const removeSavedSearch = {
  params: IdParams,
  response: Type.Array(SavedSearch),
} satisfies CallSchema
export const getOwnProperties = { response: OwnProperties } satisfies CallSchema
export const exportOwnData = { response: OwnData } satisfies CallSchema
export const deleteAccount = { response: DeletedAccount } satisfies CallSchema
