import { useDialog, useShell } from '@domizil/app-kit'
import { useEffect, useState } from 'react'
import { clearPendingSheet, readPendingSheet } from './pending-sheet.ts'

const NAMES = ['save', 'request', 'list'] as const

export type SheetName = (typeof NAMES)[number]
export type Sheet = ReturnType<typeof useSheet>

/** The open sheet, as part of the history. It is reopened after a sign-in. */
export function useSheet() {
  const { session } = useShell()
  const { isOpen, value, open, close } = useDialog<SheetName>('saved-search')
  // Read while rendering, deleted afterwards: a first render may be left off and begun again.
  const [pending] = useState(readPendingSheet)
  useEffect(clearPendingSheet, [])

  // The page need not render again for it.
  useEffect(() => {
    let isAwaited = pending !== undefined
    const openAwaited = () => {
      const { status } = session.get()
      if (!isAwaited || status === 'loading') return
      isAwaited = false
      const name = NAMES.find((one) => one === pending)
      if (status === 'authenticated' && name) open(name)
    }
    openAwaited()
    return session.subscribe(openAwaited)
  }, [pending, session, open])

  return {
    opened: isOpen ? value : undefined,
    open: (name: SheetName) => open(name),
    close,
  }
}
