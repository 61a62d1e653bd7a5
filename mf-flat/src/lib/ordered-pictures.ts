import type { FlatImage } from '@domizil/api'

/** The pictures in display order: the main one, then by rank. */
export function orderedPictures(images: readonly FlatImage[]): FlatImage[] {
  return images.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function placeOf({ mainImage, rank }: FlatImage): number {
  return mainImage ? -1 : rank
}
