import { IMAGE_SIDES } from '@domizil/domain'

/** The stored sizes of every picture. */
export type VariantName = keyof typeof IMAGE_SIDES
export const VARIANT_NAMES = Object.keys(IMAGE_SIDES) as VariantName[]
