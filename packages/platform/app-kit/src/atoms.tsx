// Apart from the rest of the kit: only apps with atoms load the library for them.
import type { ShellApi } from '@domizil/shell-api'
import { atom, createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { type RemoteMount, useRemoteMount } from './remote-mount.ts'
import { useShell } from './shell-context.ts'

const NO_SHELL = null as ShellApi | null

const mountedShellAtom = atom(NO_SHELL)

/** The shell, for actions: `get(shellAtom).send(cancelBooking, …)`. */
export const shellAtom = atom((get): ShellApi => {
  const shell = get(mountedShellAtom)
  if (!shell) throw new Error('shellAtom is read without AtomStore')
  return shell
})

const stores = new WeakMap<RemoteMount, ReturnType<typeof createStore>>()

/** Gives pages atoms whose values last as long as the mount of their remote: one store for all of its pages. */
export function AtomStore({ children }: { children: ReactNode }) {
  return <Provider store={storeOf(useRemoteMount(), useShell())}>{children}</Provider>
}

function storeOf(mount: RemoteMount, shell: ShellApi) {
  const known = stores.get(mount)
  if (known) return known

  const store = createStore()
  store.set(mountedShellAtom, shell)
  stores.set(mount, store)
  return store
}
