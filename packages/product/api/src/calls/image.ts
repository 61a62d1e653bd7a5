import { call } from '../call.ts'
import type * as schema from '../schemas/image-calls.ts'

/** Uploads a picture of an own flat, as multipart with the file in the field `file`. */
export const uploadImage = call<typeof schema.uploadImage>('POST', '/flat/api/image/upload/:flatId')
/** Selects the main picture. */
export const setMainImage = call<typeof schema.setMainImage>('PUT', '/flat/api/image/setMainImage/:flatId')
/** Removes pictures. Refused if a flat that is listed or in review would have fewer than publishing requires. */
export const removeImages = call<typeof schema.removeImages>('DELETE', '/flat/api/image/remove/:flatId')
/** Moves one picture to a position, counted from 0. */
export const setImageRank = call<typeof schema.setImageRank>('PUT', '/flat/api/image/setImageRank/:flatId')
/** Orders all pictures. */
export const setSortedImages = call<typeof schema.setSortedImages>(
  'PUT',
  '/flat/api/image/setSortedImages/:flatId',
)
