import { useDialog, useSession } from '@domizil/app-kit'
import { useEffect, useRef, useState } from 'react'
import { clearPendingSheet, readPendingSheet } from './pending-sheet.ts'

const NAMES = ['save', 'request', 'list'] as const

export type SheetName = (typeof NAMES)[number]
export type Sheet = ReturnType<typeof useSheet>

/** The open sheet, as part of the history. It is reopened after a sign-in. */
export function useSheet() {
  const { status } = useSession()
  const { isOpen, value, open, close } = useDialog<SheetName>('saved-search')
  // Read while rendering, deleted afterwards: a first render may be left off and begun again.
  const [pending] = useState(readPendingSheet)
  const isAwaited = useRef(pending !== undefined)
  useEffect(clearPendingSheet, [])

  useEffect(() => {
    if (!isAwaited.current || status === 'loading') return
    isAwaited.current = false
    const name = NAMES.find((one) => one === pending)
    if (status === 'authenticated' && name) open(name)
  }, [pending, status, open])

  return {
    opened: isOpen ? value : undefined,
    open: (name: SheetName) => open(name),
    close,
  }
}
