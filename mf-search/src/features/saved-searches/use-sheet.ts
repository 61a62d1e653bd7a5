import { useSession } from '@domizil/app-kit'
import { useState } from 'react'
import { takeSheet } from './pending-sheet.ts'

const NAMES = ['save', 'request', 'list'] as const

export type SheetName = (typeof NAMES)[number]
export type Sheet = ReturnType<typeof useSheet>

/** Which sheet is open. One that somebody left to log in is open again when they are back. */
export function useSheet() {
  const { status } = useSession()
  const [opened, setOpened] = useState<SheetName>()
  const [pending, setPending] = useState(takeSheet)

  if (pending && status !== 'loading') {
    setPending(undefined)
    if (status === 'authenticated') setOpened(NAMES.find((name) => name === pending))
  }

  return {
    opened,
    open: (name: SheetName) => setOpened(name),
    close: () => setOpened(undefined),
  }
}
