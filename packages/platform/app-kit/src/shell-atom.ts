import type { ShellApi } from '@domizil/shell-api'
import { atom } from 'jotai'

const NO_SHELL = null as ShellApi | null

/** Set when the remote is mounted; read through `shellAtom`. */
export const mountedShellAtom = atom(NO_SHELL)

/** The shell, for actions: `get(shellAtom).send(cancelBooking, …)`. */
export const shellAtom = atom((get): ShellApi => {
  const shell = get(mountedShellAtom)
  if (!shell) throw new Error('shellAtom is read before the remote is mounted')
  return shell
})
