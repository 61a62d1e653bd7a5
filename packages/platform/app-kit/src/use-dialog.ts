import { useLocation } from '@domizil/app-kit/router'
import { useCallback } from 'react'
import { useShell } from './shell-context.ts'

interface OpenDialog {
  readonly name: string
  readonly value: unknown
}

/** A dialog, and what it was opened with. */
export interface DialogState<Value> {
  readonly isOpen: boolean
  readonly value: Value | undefined
  open: (value?: Value) => void
  close: () => void
}

/**
 * Whether a dialog is open. The history says so: opening is a step in it, so that Back closes the dialog and leaves the
 * page where it was, while Forward and reloading open it again. The name is the page's own, and what it is opened with
 * has to be something that the history can keep.
 */
export function useDialog<Value = undefined>(name: string): DialogState<Value> {
  const { route, navigator } = useShell()
  const own = dialogsIn(useLocation().state).find((dialog) => dialog.name === name)

  const open = useCallback(
    (value?: Value) => {
      const { pathname, search, state } = route.get().location
      const dialogs = dialogsIn(state)
      if (dialogs.some((dialog) => dialog.name === name)) return
      // Without the anchor: the page would go back to it.
      navigator.push({ pathname, search }, { ...keptIn(state), dialogs: [...dialogs, { name, value }] })
    },
    [route, navigator, name],
  )
  const close = useCallback(() => {
    const { pathname, search, state } = route.get().location
    const dialogs = dialogsIn(state)
    const at = dialogs.findIndex((dialog) => dialog.name === name)
    if (at < 0) return
    // At once, and only then a step back: whoever presses twice goes back once, and Forward finds nothing half done.
    navigator.replace({ pathname, search }, { ...keptIn(state), dialogs: dialogs.slice(0, at) })
    navigator.go(at - dialogs.length)
  }, [route, navigator, name])

  return { isOpen: own !== undefined, value: own?.value as Value | undefined, open, close }
}

/** Those that an entry of the history says are open, one over the other. */
function dialogsIn(state: unknown): readonly OpenDialog[] {
  const { dialogs } = keptIn(state)
  return Array.isArray(dialogs) ? (dialogs as OpenDialog[]) : []
}

function keptIn(state: unknown): { readonly dialogs?: unknown } {
  return typeof state === 'object' && state !== null ? state : {}
}
