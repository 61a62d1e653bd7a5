/** An image in the wizard. One with a `file` is not saved yet and has a temporary id. */
export interface EditableImage {
  readonly id: number
  readonly mainImage: boolean
  readonly file?: unknown
  readonly toRemove?: boolean
}

/** Appends an image. The first image becomes the main one. */
export function addImage<Image extends EditableImage>(images: readonly Image[], image: Image): Image[] {
  return withMainImage([...images, { ...image, mainImage: false }])
}

/** Removes an image: a saved one is marked until the flat is saved; an unsaved one is deleted. */
export function removeImage<Image extends EditableImage>(images: readonly Image[], id: number): Image[] {
  const kept = images.filter((image) => image.id !== id || isSaved(image))
  const marked = kept.map((image) =>
    image.id === id ? { ...image, toRemove: true, mainImage: false } : image,
  )
  return withMainImage(marked)
}

/** Restores an image that was marked for removal. */
export function restoreImage<Image extends EditableImage>(images: readonly Image[], id: number): Image[] {
  return withMainImage(images.map((image) => (image.id === id ? { ...image, toRemove: false } : image)))
}

/** Selects the main image. An image that is marked for removal cannot become it. */
export function chooseMainImage<Image extends EditableImage>(images: readonly Image[], id: number): Image[] {
  const canBeMain = images.some((image) => image.id === id && !image.toRemove)
  return canBeMain ? images.map((image) => ({ ...image, mainImage: image.id === id })) : [...images]
}

/** Moves an image to a position, counted from 0. */
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
 * Replaces the temporary id by the server's after an upload, and drops the file. Another unsaved image with that id
 * gets a new one: identify an upload by its file, not by its id.
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

/** The next temporary id: 0 at first, otherwise one above the highest id. */
export function nextTemporaryId(images: readonly EditableImage[]): number {
  return images.reduce((next, { id }) => Math.max(next, id + 1), 0)
}

/** The images that are not marked for removal, in order. */
export function remainingImages<Image extends EditableImage>(images: readonly Image[]): Image[] {
  return images.filter((image) => !image.toRemove)
}

/** Ensures a single main image: without one, the first that is not marked for removal becomes it. */
export function withMainImage<Image extends EditableImage>(images: readonly Image[]): Image[] {
  const main = images.find((image) => image.mainImage && !image.toRemove) ?? remainingImages(images)[0]
  return images.map((image) =>
    image.mainImage === (image === main) ? image : { ...image, mainImage: image === main },
  )
}

function isSaved(image: EditableImage): boolean {
  return image.file === undefined
}
