import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { leavePhotosAtom } from './photos/add-files-atoms.ts'
import { closeFlatAtom, editorAtom, openFlatAtom } from './editor-atoms.ts'

/** Opens the flat in the URL. */
export function useFlatEditor(userId: string, flatId: number | undefined) {
  const editor = useAtomValue(editorAtom)
  const open = useSetAtom(openFlatAtom)
  const close = useSetAtom(closeFlatAtom)
  const leavePhotos = useSetAtom(leavePhotosAtom)

  useEffect(() => {
    const controller = new AbortController()
    void open({ userId, flatId }, controller.signal)

    return () => controller.abort()
  }, [open, userId, flatId])
  useEffect(
    () => () => {
      close()
      leavePhotos()
    },
    [close, leavePhotos],
  )

  const retry = useCallback(
    () => void open({ userId, flatId }, new AbortController().signal),
    [open, userId, flatId],
  )
  return { editor, retry }
}
