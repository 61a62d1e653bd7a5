import { type Static, Type } from 'typebox'
import { Id } from './parts.ts'

/** The sizes every picture is kept in, with the longest width in pixels. A smaller original is never enlarged. */
export const IMAGE_WIDTHS = { thumb: 320, medium: 640, large: 1024, xlarge: 1600, xxlarge: 2400 } as const

export const ImageVariant = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
})
export type ImageVariant = Static<typeof ImageVariant>

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
