import { call } from '../call.ts'
import type * as schema from '../schemas/image-calls.ts'

/** Multipart, with the picture in the field `file`. */
export const uploadImage = call<typeof schema.uploadImage>('POST', '/flat/api/image/upload/:flatId')
export const setMainImage = call<typeof schema.setMainImage>('PUT', '/flat/api/image/setMainImage/:flatId')
/** Refused where a flat that is listed or in review would keep fewer than publishing asks for. */
export const removeImages = call<typeof schema.removeImages>('DELETE', '/flat/api/image/remove/:flatId')
export const setImageRank = call<typeof schema.setImageRank>('PUT', '/flat/api/image/setImageRank/:flatId')
export const setSortedImages = call<typeof schema.setSortedImages>(
  'PUT',
  '/flat/api/image/setSortedImages/:flatId',
)
