import { post, put, remove } from '../call.ts'
import type * as schema from '../schemas/image-calls.ts'

/** Uploads a picture of an own flat, as multipart with the file in the field `file`. */
export const uploadImage = post<typeof schema.uploadImage>('/flat/api/image/upload/:flatId')
/** Selects the main picture. */
export const setMainImage = put<typeof schema.setMainImage>('/flat/api/image/setMainImage/:flatId')
/** Removes pictures. Refused if a flat that is listed or in review would have fewer than publishing requires. */
export const removeImages = remove<typeof schema.removeImages>('/flat/api/image/remove/:flatId')
/** Moves one picture to a position, counted from 0. */
export const setImageRank = put<typeof schema.setImageRank>('/flat/api/image/setImageRank/:flatId')
/** Orders all pictures. */
export const setSortedImages = put<typeof schema.setSortedImages>('/flat/api/image/setSortedImages/:flatId')
