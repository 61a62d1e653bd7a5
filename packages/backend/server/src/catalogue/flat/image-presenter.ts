import { type FlatImage, IMAGE_WIDTHS, type OwnImage, type WaitingImage } from '@domizil/api/schemas'
import type { Day } from '@domizil/domain'
import type { ImageRow, WaitingRow } from './flat-repository.ts'
import { imageAddress } from './image-address.ts'

/** A picture with the addresses of its sizes. A new picture has a new key. */
export function presentImage(image: ImageRow, today: Day): FlatImage {
  const { id, rank, main_image, derivatives } = image
  const variant = (name: keyof typeof IMAGE_WIDTHS) => ({
    url: imageAddress(image, name, today),
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

/** A picture as its owner and administrators see it. */
export function presentOwnImage(image: ImageRow, today: Day): OwnImage {
  return { ...presentImage(image, today), fileName: image.file_name }
}

/** A picture that is not ready, as its owner sees it. */
export function presentWaitingImage({ id, file_name, problem }: Omit<WaitingRow, 'flat_id'>): WaitingImage {
  return { id, fileName: file_name, problem }
}
