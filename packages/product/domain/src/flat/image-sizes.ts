/**
 * The sizes of every picture, with the longest side in pixels. A smaller original is not enlarged. The medium one is
 * twice a card on a phone.
 */
export const IMAGE_SIDES = { thumb: 320, medium: 768, large: 1024, xlarge: 1600, xxlarge: 2400 } as const

/** One size of a picture, in pixels. */
interface ImageSize {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** All sizes of a picture, from the smallest, derived from the largest one: their addresses differ by the name of the size. */
export function sizesOf(largest: ImageSize | undefined): ImageSize[] {
  if (!largest) return []
  const { url, width, height } = largest

  return Object.entries(IMAGE_SIDES).map(([name, side]) => {
    const scale = Math.min(1, side / Math.max(width, height))
    return {
      url: url.replace('/xxlarge.', `/${name}.`),
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    }
  })
}
