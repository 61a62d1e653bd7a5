/** An image in the wizard. One with a `file` is not saved yet and its id is temporary. */
export interface EditableImage {
  readonly id: number
  readonly mainImage: boolean
  readonly file?: unknown
  readonly toRemove?: boolean
}

/** The list with a new image at its end. The first image becomes the main one. */
export function addImage<Image extends EditableImage>(images: readonly Image[], image: Image): Image[] {
  return withMainImage([...images, { ...image, mainImage: false }])
}

/** The list after removing an image: a saved one stays, marked, until the flat is saved; an unsaved one is gone. */
export function removeImage<Image extends EditableImage>(images: readonly Image[], id: number): Image[] {
  const kept = images.filter((image) => image.id !== id || isSaved(image))
  const marked = kept.map((image) =>
    image.id === id ? { ...image, toRemove: true, mainImage: false } : image,
  )
  return withMainImage(marked)
}

/** The list with a removed image back in it. */
export function restoreImage<Image extends EditableImage>(images: readonly Image[], id: number): Image[] {
  return withMainImage(images.map((image) => (image.id === id ? { ...image, toRemove: false } : image)))
}

/** The list with exactly this main image. An image that is marked for removal cannot become it. */
export function chooseMainImage<Image extends EditableImage>(images: readonly Image[], id: number): Image[] {
  const canBeMain = images.some((image) => image.id === id && !image.toRemove)
  return canBeMain ? images.map((image) => ({ ...image, mainImage: image.id === id })) : [...images]
}

/** The list with the image at another place, counted from 0. */
export function moveImage<Image extends EditableImage>(
  images: readonly Image[],
  id: number,
  rank: number,
): Image[] {
  const moved = images.find((image) => image.id === id)
  if (!moved) return [...images]

  return images.filter((image) => image !== moved).toSpliced(Math.max(rank, 0), 0, moved)
}

/**
 * The list after an upload: the temporary id has become the server's and the file is let go.
 * Another unsaved image that happens to carry that number gets a new one: follow an upload by its file, not by its number.
 */
export function replaceTemporaryId<Image extends EditableImage>(
  images: readonly Image[],
  temporaryId: number,
  id: number,
): Image[] {
  const uploaded = images.find((image) => image.id === temporaryId && !isSaved(image))
  const free = Math.max(nextTemporaryId(images), id + 1)

  return images.map((image) => {
    if (image === uploaded) return { ...image, id, file: undefined }
    return image.id === id && !isSaved(image) ? { ...image, id: free } : image
  })
}

/** The number for the next new image: 0 at first, one above the highest otherwise. */
export function nextTemporaryId(images: readonly EditableImage[]): number {
  return images.reduce((next, { id }) => Math.max(next, id + 1), 0)
}

/** The images that stay, in their order. */
export function remainingImages<Image extends EditableImage>(images: readonly Image[]): Image[] {
  return images.filter((image) => !image.toRemove)
}

/** The list with exactly one main image: without one the first that is not marked for removal takes its place. */
export function withMainImage<Image extends EditableImage>(images: readonly Image[]): Image[] {
  const main = images.find((image) => image.mainImage && !image.toRemove) ?? remainingImages(images)[0]
  return images.map((image) =>
    image.mainImage === (image === main) ? image : { ...image, mainImage: image === main },
  )
}

function isSaved(image: EditableImage): boolean {
  return image.file === undefined
}
