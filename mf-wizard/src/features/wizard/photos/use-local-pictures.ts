import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { photosAtom } from '../editor-atoms.ts'

/**
 * Frees the pictures of files that no photo shows any longer. After the elements have changed, not when the upload ends:
 * an element that is not loaded yet, because it is off screen or the browser is busy, would meet a dead URL.
 */
export function useLocalPictures(): void {
  const photos = useAtomValue(photosAtom)
  const held = useRef<readonly string[]>([])

  useEffect(() => {
    const shown = photos.map(({ url }) => url).filter((url) => url.startsWith('blob:'))
    for (const url of held.current) if (!shown.includes(url)) URL.revokeObjectURL(url)
    held.current = shown
  }, [photos])
}
