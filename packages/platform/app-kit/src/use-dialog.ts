import { useLocation } from '@domizil/app-kit/router'
import { useCallback } from 'react'
import { useShell } from './shell-context.ts'

interface OpenDialog {
  readonly name: string
  readonly value: unknown
}

/** A dialog and the value it was opened with. */
export interface DialogState<Value> {
  readonly isOpen: boolean
  readonly value: Value | undefined
  open: (value?: Value) => void
  close: () => void
}

/**
 * Whether a dialog is open, as part of the history: opening pushes an entry, so that Back closes the dialog
 * and keeps the page, while Forward and a reload open it again. The name is unique within the page, and the
 * value has to be serializable into the history's state.
 */
export function useDialog<Value = undefined>(name: string): DialogState<Value> {
  const { route, navigator } = useShell()
  const own = dialogsIn(useLocation().state).find((dialog) => dialog.name === name)

  const open = useCallback(
    (value?: Value) => {
      const { pathname, search, state } = route.get().location
      const dialogs = dialogsIn(state)
      if (dialogs.some((dialog) => dialog.name === name)) return
      // Without the hash: the page would scroll to it again.
      navigator.push({ pathname, search }, { ...keptIn(state), dialogs: [...dialogs, { name, value }] })
    },
    [route, navigator, name],
  )
  const close = useCallback(() => {
    const { pathname, search, state } = route.get().location
    const dialogs = dialogsIn(state)
    const at = dialogs.findIndex((dialog) => dialog.name === name)
    if (at < 0) return
    // Replaced first, then one step back: a double click goes back once, and Forward finds a consistent
    // entry.
    navigator.replace({ pathname, search }, { ...keptIn(state), dialogs: dialogs.slice(0, at) })
    navigator.go(at - dialogs.length)
  }, [route, navigator, name])

  return { isOpen: own !== undefined, value: own?.value as Value | undefined, open, close }
}

/** The open dialogs of a history entry, the outermost first. */
function dialogsIn(state: unknown): readonly OpenDialog[] {
  const { dialogs } = keptIn(state)
  return Array.isArray(dialogs) ? (dialogs as OpenDialog[]) : []
}

function keptIn(state: unknown): { readonly dialogs?: unknown } {
  return typeof state === 'object' && state !== null ? state : {}
}
