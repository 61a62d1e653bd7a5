import { within } from '@domizil/federation/loading'
import type { RemoteModule, RemoteProps, ShellApi } from '@domizil/shell-api'
import { logError } from '../../lib/console.ts'
import { shellFor } from './spoken-apis.ts'

let mounts = 0

/** The element that holds the remote's first view or skeleton, drawn by the server. Only one mount takes it over. */
function drawnElement(parent: HTMLElement): HTMLElement | null {
  return mounts === 1
    ? parent.querySelector<HTMLElement>(':scope > [data-drawn], :scope > [data-frame]')
    : null
}

/** A mounted remote. */
export type MountedRemote = Awaited<ReturnType<typeof mountRemote>>

/**
 * Mounts a remote by its single-spa lifecycles, each time with a unique name and element.
 * @throws {ChunkError} if mounting exceeds the time-out.
 */
export async function mountRemote({ lifecycles, meta }: RemoteModule, parent: HTMLElement, shell: ShellApi) {
  mounts += 1
  const domElement = drawnElement(parent) ?? parent.appendChild(document.createElement('div'))
  const props: RemoteProps = {
    name: `${meta.name}-${mounts}`,
    domElement,
    shell: shellFor(meta, shell),
  }
  const limit = shell.config.loadTimeoutMs

  const mounting = lifecycles.bootstrap(props).then(() => lifecycles.mount(props))
  try {
    await within(limit, meta.name, mounting)
  } catch (error) {
    domElement.remove()
    // Unmounts a remote that was mounted after the time-out.
    mounting.then(() => lifecycles.unmount(props)).catch(logError)
    throw error
  }

  return {
    unmount: async () => {
      try {
        await within(limit, meta.name, lifecycles.unmount(props))
      } finally {
        domElement.remove()
      }
    },
  }
}
