import type { CardImage, FlatImage, OwnImage, WaitingImage } from '@domizil/api/schemas'
import type { Day, IMAGE_SIDES } from '@domizil/domain'
import type { ImageRow, WaitingRow } from './flat-repository.ts'
import { imageAddress } from './image-address.ts'

/** A picture with the addresses of its sizes. A new picture has a new key. */
export function presentImage(image: ImageRow, today: Day): FlatImage {
  const { id, rank, main_image } = image
  const variant = (name: keyof typeof IMAGE_SIDES) => presentSize(image, name, today)

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

/** A picture on a card: with its largest size alone, as a page has many. */
export function presentCardImage(image: ImageRow, today: Day): CardImage {
  return { id: image.id, derivatives: { xxlarge: presentSize(image, 'xxlarge', today) } }
}

function presentSize(image: ImageRow, name: keyof typeof IMAGE_SIDES, today: Day) {
  const { width, height } = image.derivatives[name]
  return { url: imageAddress(image, name, today), width, height }
}

/** A picture as its owner and administrators see it. */
export function presentOwnImage(image: ImageRow, today: Day): OwnImage {
  return { ...presentImage(image, today), fileName: image.file_name }
}

/** A picture that is not ready, as its owner sees it. */
export function presentWaitingImage({ id, file_name, problem }: Omit<WaitingRow, 'flat_id'>): WaitingImage {
  return { id, fileName: file_name, problem }
}
