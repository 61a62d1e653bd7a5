import { useSession } from '@domizil/app-kit'
import { useState } from 'react'
import { consumePendingSheet } from './pending-sheet.ts'

const NAMES = ['save', 'request', 'list'] as const

export type SheetName = (typeof NAMES)[number]
export type Sheet = ReturnType<typeof useSheet>

/** The open sheet. It is reopened after a sign-in. */
export function useSheet() {
  const { status } = useSession()
  const [opened, setOpened] = useState<SheetName>()
  const [pending, setPending] = useState(consumePendingSheet)

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
