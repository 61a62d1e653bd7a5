import { useEffect } from 'react'
import type { Chunk } from './lazy-chunk.tsx'
import { useRemoteMount } from './remote-mount.ts'
import { useShell } from './shell-context.ts'

/** Loads a chunk once it is wanted. A failure is ignored: the chunk is requested again when it is rendered. */
export function usePreload({ preload }: Pick<Chunk, 'preload'>, isWanted: boolean): void {
  const shell = useShell()
  const { meta } = useRemoteMount()

  useEffect(() => {
    if (isWanted) preload(shell, meta).catch(() => undefined)
  }, [preload, shell, meta, isWanted])
}
