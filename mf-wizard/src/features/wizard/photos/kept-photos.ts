import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { autosaveTiming } from '../autosave-timing.ts'
import { flatAtom, formKeyAtom } from '../editor-atoms.ts'
import { addFilesAtom, unsentFilesAtom } from './add-files-atoms.ts'
import { readStoredPhotos, storePhotos } from './stored-photos.ts'
import { laterImagesAtom, retryPhotosAtom } from './upload-atoms.ts'

/** Under which this device keeps the photos of a flat that did not leave. */
export function unsentPhotosOf(userId: string, flatId: number): string {
  return `domizil.unsent-photos.${userId}.${flatId}`
}

/** Undefined before the flat is saved. */
const keyAtom = atom((get) => {
  const flat = get(flatAtom)
  return flat && unsentPhotosOf(get(formKeyAtom).userId, flat.id)
})

const keptAtom = atom(true)
/** Whether the photos that did not leave are still there after a reload. */
export const arePhotosKeptAtom = atom((get) => get(keptAtom))

const keepAtom = atom(null, async (get, set, key: string, files: readonly File[]) => {
  const areKept = await storePhotos(key, files)
  if (get(keyAtom) === key) set(keptAtom, areKept)
})

/** Adds what an earlier visit could not send: it is sent now. */
const restoreAtom = atom(null, async (get, set, key: string) => {
  const files = await readStoredPhotos(key)
  if (get(keyAtom) === key) set(addFilesAtom, files)
})

/** Keeps the photos that did not leave over a reload, and sends them by itself once the connection is back. */
export function useKeptPhotos(): void {
  const key = useAtomValue(keyAtom)
  const files = useAtomValue(unsentFilesAtom)
  const restore = useSetAtom(restoreAtom)
  const keep = useSetAtom(keepAtom)
  const [restored, setRestored] = useState<string>()

  useEffect(() => {
    if (key) void restore(key).then(() => setRestored(key))
  }, [key, restore])
  useEffect(() => {
    // Not before the stored ones are there: an empty list would overwrite them.
    if (key && restored === key) void keep(key, files)
  }, [key, restored, keep, files])
  useRetriedPhotos()
}

function useRetriedPhotos(): void {
  const store = useStore()
  const later = useAtomValue(laterImagesAtom)
  const retry = useSetAtom(retryPhotosAtom)

  useEffect(() => {
    if (later.length === 0) return
    const again = () => retry(store.get(laterImagesAtom))
    const timer = setTimeout(() => {
      if (navigator.onLine) again()
    }, autosaveTiming.retryMs)
    addEventListener('online', again)

    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [later, retry, store])
}
