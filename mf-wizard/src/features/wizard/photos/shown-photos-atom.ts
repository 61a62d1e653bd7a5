import { atom } from 'jotai'
import { revokeUnshown } from './file-url.ts'
import type { Photo } from './photo.ts'

const allPhotosAtom = atom<readonly Photo[]>([])

/** The photos of the form. Frees the files of those that are not shown any more. */
export const shownPhotosAtom = atom(
  (get) => get(allPhotosAtom),
  (get, set, change: (photos: readonly Photo[]) => readonly Photo[]) => {
    const before = get(allPhotosAtom)
    const after = change(before)
    set(allPhotosAtom, after)
    revokeUnshown(before, after)
  },
)
