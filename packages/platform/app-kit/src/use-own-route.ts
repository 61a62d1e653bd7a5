import type { Readable, ShellRoute } from '@domizil/shell-api'
import { matchPath } from '@domizil/app-kit/router'
import { useState } from 'react'
import { useReadable } from '@domizil/readable'

/**
 * Where the remote is. An address that another part answers is not its affair: until the shell takes the remote away,
 * it stays where it was. Nowhere, if the visitor had gone on before it came.
 */
export function useOwnRoute(
  shellRoute: Readable<ShellRoute>,
  paths: readonly string[],
): ShellRoute | undefined {
  const route = useReadable(shellRoute)
  const isOwn = paths.some((path) => matchPath(path, route.location.pathname))
  const [own, setOwn] = useState(isOwn ? route : undefined)
  if (isOwn && own !== route) setOwn(route)

  return isOwn ? route : own
}
