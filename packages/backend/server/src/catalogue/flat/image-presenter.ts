import { type FlatImage, IMAGE_WIDTHS } from '@domizil/api/schemas'
import type { ImageRow } from './flat-repository.ts'

/** A picture with the addresses of its sizes. They never change: a new picture has a new key. */
export function presentImage({ id, key, rank, main_image, derivatives }: ImageRow): FlatImage {
  const variant = (name: keyof typeof IMAGE_WIDTHS) => ({
    url: `/api/image/${key}/${name}.webp`,
    width: derivatives[name].width,
    height: derivatives[name].height,
  })

  return {
    id,
    mainImage: main_image,
    rank,
    derivatives: {
      thumb: variant('thumb'),
      medium: variant('medium'),
      large: variant('large'),
      xlarge: variant('xlarge'),
      xxlarge: variant('xxlarge'),
    },
  }
}
