import { useLocation } from '@domizil/app-kit/router'
import { useCallback, useEffect } from 'react'
import type { ShellApi } from '@domizil/shell-api'
import { useIsHydrated } from '@domizil/ui/parts'
import { useShell } from './shell-context.ts'

interface OpenDialog {
  readonly name: string
  readonly value: unknown
  /** The query of the page when it was opened. */
  readonly search: string
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
 * value has to be serializable into the history's state; opening it again with another value replaces it. With `pushes`, closing it after a change of the query leaves
 * an entry: Back leads to the query from before.
 */
export function useDialog<Value = undefined>(name: string, { pushes = false } = {}): DialogState<Value> {
  const { route, navigator } = useShell()
  const { state: shown } = useLocation()
  // A part that is hydrated late has to find what the server has drawn, which knows no state of the history.
  const own = dialogsIn(useIsHydrated() ? shown : null).find((dialog) => dialog.name === name)

  const open = useCallback(
    (value?: Value) => {
      const { pathname, search, state } = route.get().location
      const dialogs = dialogsIn(state)
      const isValue = (dialog: OpenDialog) => JSON.stringify(dialog.value) === JSON.stringify(value)
      const opened = dialogs.find((dialog) => dialog.name === name)
      if (opened && isValue(opened)) return
      if (opened) {
        const changed = dialogs.map((dialog) => (dialog === opened ? { ...opened, value } : dialog))
        return navigator.replace({ pathname, search }, { ...keptIn(state), dialogs: changed })
      }
      // Without the hash: the page would scroll to it again.
      navigator.push(
        { pathname, search },
        { ...keptIn(state), dialogs: [...dialogs, { name, value, search }] },
      )
    },
    [route, navigator, name],
  )
  const close = useCallback(() => {
    const { pathname, search, state } = route.get().location
    const dialogs = dialogsIn(state)
    const at = dialogs.findIndex((dialog) => dialog.name === name)
    if (at < 0) return
    if (pushes && at === 0 && dialogs[at]?.search !== search) {
      return navigator.replace({ pathname, search }, { ...keptIn(state), dialogs: [] })
    }
    // Replaced first, then one step back: a double click goes back once, and Forward finds a consistent
    // entry.
    navigator.replace({ pathname, search }, { ...keptIn(state), dialogs: dialogs.slice(0, at) })
    const stop = route.subscribe(() => {
      stop()
      keepSearch({ route, navigator }, pathname, search)
    })
    navigator.go(at - dialogs.length)
  }, [route, navigator, name, pushes])

  const isOpen = own !== undefined
  useEffect(() => {
    if (!isOpen) return
    let { search } = route.get().location
    const { pathname } = route.get().location
    return route.subscribe(() => {
      const { location, action } = route.get()
      if (action !== 'POP') search = location.search
      else if (!dialogsIn(location.state).some((dialog) => dialog.name === name)) {
        keepSearch({ route, navigator }, pathname, search)
      }
    })
  }, [isOpen, route, navigator, name])

  return { isOpen, value: own?.value as Value | undefined, open, close }
}

/**
 * How a navigation changes the query of its page: over an open dialog it replaces the entry, and the dialog stays open.
 */
export function withinDialogs(state: unknown): { replace?: true; state?: unknown } {
  return dialogsIn(state).length > 0 ? { replace: true, state } : {}
}

/** Whether one of these dialogs is open: what it belongs to stays in its list until it is closed. */
export function isDialogOpen(state: unknown, isOne: (name: string) => boolean): boolean {
  return dialogsIn(state).some(({ name }) => isOne(name))
}

/** The step back leads to the address from before the dialog: what was changed in its query meanwhile stays. */
function keepSearch(
  { route, navigator }: Pick<ShellApi, 'route' | 'navigator'>,
  pathname: string,
  search: string,
) {
  const { location, action } = route.get()
  if (action !== 'POP' || location.pathname !== pathname || location.search === search) return
  navigator.replace({ pathname, search }, location.state)
}

/** The open dialogs of a history entry, the outermost first. */
function dialogsIn(state: unknown): readonly OpenDialog[] {
  const { dialogs } = keptIn(state)
  return Array.isArray(dialogs) ? (dialogs as OpenDialog[]) : []
}

function keptIn(state: unknown): { readonly dialogs?: unknown } {
  return typeof state === 'object' && state !== null ? state : {}
}
