import { matchRoute } from '@domizil/app-kit/router'
import type { Readable, ShellRoute } from '@domizil/shell-api'
import { useState } from 'react'
import { useReadable } from './readable/use-readable.ts'

/**
 * The remote's current location. An address that another app answers is ignored: the remote stays where it
 * was until the shell unmounts it. Undefined if the visitor had navigated away before the remote was loaded.
 */
export function useOwnRoute(
  shellRoute: Readable<ShellRoute>,
  routes?: readonly { readonly path: string }[],
): ShellRoute | undefined {
  const route = useReadable(shellRoute)
  const isOwn = !routes || matchRoute(route.location.pathname, routes) !== undefined
  const [own, setOwn] = useState(isOwn ? route : undefined)
  if (isOwn && own !== route) setOwn(route)

  return isOwn ? route : own
}
