import { getFlatForEditing } from '@domizil/api'
import { messageOf } from '@domizil/app-kit'
import { shellAtom } from '@domizil/app-kit/atoms'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { arePhotosChangedAtom, flatAtom, photosAtom, refreshFlatAtom } from '../editor-atoms.ts'
import { photosOf, preparedPhotos } from './photo.ts'

const EVERY_MS = 3_000

/** How many photos the server is preparing. */
export const preparingCountAtom = atom(
  (get) => get(photosAtom).filter(({ unready, toRemove }) => unready?.problem === null && !toRemove).length,
)

/** Shows what the server has prepared. Changes that are not saved stay. */
const takePreparedAtom = atom(null, async (get, set) => {
  const flat = get(flatAtom)
  if (!flat) return
  try {
    const found = await get(shellAtom).send(getFlatForEditing, { params: { id: flat.id } })
    const { images, waitingImages, quality } = found
    if (get(flatAtom)?.id !== flat.id) return

    const areChanged = get(arePhotosChangedAtom)
    set(refreshFlatAtom, flat.id, { images, waitingImages, quality })
    set(photosAtom, (photos) => (areChanged ? preparedPhotos(found, photos) : photosOf(found, photos)))
  } catch (error) {
    messageOf(error) // the next look brings it
  }
})

/** Looks for photos that the server has prepared, as long as it prepares any. */
export function usePreparedPhotos(): void {
  const isPreparing = useAtomValue(preparingCountAtom) > 0
  const takePrepared = useSetAtom(takePreparedAtom)

  useEffect(() => {
    if (!isPreparing) return
    const looking = setInterval(() => void takePrepared(), EVERY_MS)
    return () => clearInterval(looking)
  }, [isPreparing, takePrepared])
}
