import { call } from '../call.ts'
import type * as schema from '../schemas/flat-calls.ts'

export const hello = call<typeof schema.hello>('GET', '/flat/api/hello')
export const getFlat = call<typeof schema.getFlat>('GET', '/flat/:id')
export const getFlatForEditing = call<typeof schema.getFlatForEditing>('GET', '/flat/api/:id')
export const listFlats = call<typeof schema.listFlats>('GET', '/flat/list')
export const listPublishedFlats = call<typeof schema.listPublishedFlats>('GET', '/flat/published')
export const searchFlatsByTerm = call<typeof schema.searchFlatsByTerm>('GET', '/flat/search/:term')
export const searchFlats = call<typeof schema.searchFlats>('POST', '/flat/search/filter')
export const getFlatProperties = call<typeof schema.getFlatProperties>('GET', '/flat/getFlatProperties')
/** What flats of a city usually cost: a hint for whoever sets a price. */
export const getUsualPrice = call<typeof schema.getUsualPrice>('GET', '/flat/usualPrice')
export const createFlat = call<typeof schema.createFlat>('PUT', '/flat/api/create')
export const editFlat = call<typeof schema.editFlat>('PUT', '/flat/api/edit')
export const updateFlatStatus = call<typeof schema.updateFlatStatus>('PUT', '/flat/api/updateStatus/:id')
export const removeFlat = call<typeof schema.removeFlat>('DELETE', '/flat/api/remove/:id')
export const validateAddress = call<typeof schema.validateAddress>('POST', '/flat/api/validateAddress')
export const listPlaces = call<typeof schema.listPlaces>('GET', '/place/list')
