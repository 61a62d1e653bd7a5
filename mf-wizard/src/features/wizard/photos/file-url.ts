import type { Photo } from './photo.ts'

/** How long a picture that has just gone may still be loading: a URL that is revoked then fails in the page. */
export const LOADING_MS = 10_000

/** An unsaved photo with another URL of its file: its earlier one may be revoked. */
export function withFileUrl(photo: Photo): Photo {
  return photo.file ? { ...photo, url: URL.createObjectURL(photo.file) } : photo
}

/** Frees the memory of the files whose URLs no photo has any more, once no picture can be loading them. */
export function revokeUnshown(before: readonly Photo[], after: readonly Photo[]): void {
  const shown = new Set(after.map(({ url }) => url))
  const unshown = before.map(({ url }) => url).filter((url) => url.startsWith('blob:') && !shown.has(url))
  if (unshown.length === 0) return
  setTimeout(() => {
    for (const url of unshown) URL.revokeObjectURL(url)
  }, LOADING_MS)
}
