import type { Photo } from './photo.ts'

/** An unsaved photo with another URL of its file: its earlier one may be revoked. */
export function withFileUrl(photo: Photo): Photo {
  return photo.file ? { ...photo, url: URL.createObjectURL(photo.file) } : photo
}

/** Frees the memory of the files whose URLs no photo has any more. */
export function revokeUnshown(before: readonly Photo[], after: readonly Photo[]): void {
  const shown = new Set(after.map(({ url }) => url))
  for (const { url } of before) if (url.startsWith('blob:') && !shown.has(url)) URL.revokeObjectURL(url)
}
