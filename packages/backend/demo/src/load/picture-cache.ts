import type { Server } from '@domizil/server'
import { demoPicture } from '../pictures/demo-picture.ts'
import type { PictureVariant } from '../pictures/variants.ts'

/** Returns a picture, rendered by the first call. */
export type PictureCache = (variant: PictureVariant) => Promise<Buffer>

/** Rendering a picture occupies a core. */
const AT_ONCE = 2

export function createPictureCache(): PictureCache {
  const made = new Map<string, Promise<Buffer>>()

  return (variant) => {
    const name = nameOf(variant)
    const picture = made.get(name) ?? demoPicture(variant)
    made.set(name, picture)
    return picture
  }
}

/** Renders and stores pictures before the flats that show them, so that CPU and database work concurrently. */
export async function storeAhead(
  variants: readonly PictureVariant[],
  cache: PictureCache,
  {
    images,
    signal,
  }: { images: Pick<Server['services']['images'], 'storeImage'>; signal?: AbortSignal | undefined },
): Promise<void> {
  const waiting = [...new Map(variants.map((variant) => [nameOf(variant), variant])).values()]
  const storeNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal?.throwIfAborted()
      await images.storeImage(await cache(next))
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, storeNext))
}

function nameOf({ room, palette, look }: PictureVariant): string {
  return `${room}-${palette}-${look}`
}
