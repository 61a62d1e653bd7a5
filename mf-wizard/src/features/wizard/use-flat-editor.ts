import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { closeFlatAtom, editorAtom, openFlatAtom } from './editor-atoms.ts'

/** Opens the flat in the URL. */
export function useFlatEditor(userId: string, flatId: number | undefined) {
  const editor = useAtomValue(editorAtom)
  const open = useSetAtom(openFlatAtom)
  const close = useSetAtom(closeFlatAtom)

  useEffect(() => {
    const controller = new AbortController()
    void open({ userId, flatId }, controller.signal)

    return () => controller.abort()
  }, [open, userId, flatId])
  useEffect(() => () => close(), [close])

  const retry = useCallback(
    () => void open({ userId, flatId }, new AbortController().signal),
    [open, userId, flatId],
  )
  return { editor, retry }
}
