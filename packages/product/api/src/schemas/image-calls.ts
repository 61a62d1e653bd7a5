import { MAX_IMAGES } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { OwnImage, WaitingImage } from './image.ts'
import { FlatIdParams, Id, UploadedFile } from './parts.ts'

const Images = Type.Array(OwnImage)
const ImageIds = Type.Array(Id, { minItems: 1, maxItems: MAX_IMAGES })

/** A picture that takes time to read, such as HEIC, is answered as one that waits. */
export const uploadImage = {
  params: FlatIdParams,
  form: Type.Object({ file: UploadedFile }),
  response: Type.Union([OwnImage, WaitingImage]),
} satisfies CallSchema
/** As JSON, or as the field `imageId` of a multipart form. */
export const setMainImage = {
  params: FlatIdParams,
  body: Type.Object({ imageId: Id }),
  form: Type.Object({ imageId: Id }),
  response: Images,
} satisfies CallSchema
export const removeImages = {
  params: FlatIdParams,
  query: Type.Object({ imageIdList: ImageIds }),
  response: Images,
} satisfies CallSchema
/** Moves one picture to a position, counted from 0. */
export const setImageRank = {
  params: FlatIdParams,
  query: Type.Object({ imageId: Id, rank: Type.Integer({ minimum: 0, maximum: MAX_IMAGES }) }),
  response: Images,
} satisfies CallSchema
/** Contains every picture of the flat, in the new order. */
export const setSortedImages = {
  params: FlatIdParams,
  query: Type.Object({ imageIdList: ImageIds }),
  response: Images,
} satisfies CallSchema
