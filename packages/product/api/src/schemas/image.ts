import { type Static, Type } from 'typebox'
import { Id, orNull } from './parts.ts'

/** One size of a picture, in pixels. */
export const ImageVariant = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
})
export type ImageVariant = Static<typeof ImageVariant>

/** All sizes of a picture. */
export const Derivatives = Type.Object({
  thumb: ImageVariant,
  medium: ImageVariant,
  large: ImageVariant,
  xlarge: ImageVariant,
  xxlarge: ImageVariant,
})
export type Derivatives = Static<typeof Derivatives>

/** A picture of a flat. `rank` orders the pictures, from 0. */
export const FlatImage = Type.Object({
  id: Id,
  mainImage: Type.Boolean(),
  rank: Type.Integer(),
  derivatives: Derivatives,
})
export type FlatImage = Static<typeof FlatImage>

/** A picture on a card, in its largest size: `sizesOf` derives the others. */
export const CardImage = Type.Object({ id: Id, derivatives: Type.Pick(Derivatives, ['xxlarge']) })
export type CardImage = Static<typeof CardImage>

/** A picture as its owner and administrators see it: with the name of the file that it was made from, where that is known. */
export const OwnImage = Type.Object({ ...FlatImage.properties, fileName: orNull(Type.String()) })
export type OwnImage = Static<typeof OwnImage>

/** Why a file that was taken cannot become a picture of a flat; `NOT_PREPARED` is no fault of the file: no attempt came to an end. */
export const IMAGE_PROBLEMS = ['UNREADABLE', 'TOO_SMALL', 'NOT_PREPARED'] as const

/**
 * A picture that was taken and is not ready: its sizes are made in the background, and then it is among the images under
 * the same id. It counts towards their greatest number and not towards those that publishing needs.
 */
export const WaitingImage = Type.Object({
  id: Id,
  fileName: orNull(Type.String()),
  /** Null while it is being prepared. */
  problem: orNull(Type.Enum([...IMAGE_PROBLEMS])),
})
export type WaitingImage = Static<typeof WaitingImage>
