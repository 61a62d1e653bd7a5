import { IMAGE_WIDTHS } from '@domizil/api/schemas'

/** The stored sizes of every picture. */
export type VariantName = keyof typeof IMAGE_WIDTHS
export const VARIANT_NAMES = Object.keys(IMAGE_WIDTHS) as VariantName[]
