import { addressesOf, movedHashes, type Release, type RemoteFacts, scriptHashes } from '@domizil/federation'
import { RemoteLoadError } from './load-errors.ts'

/**
 * Adds the hashes of a remote's scripts to the page, before any of them is loaded, and where those are found that have not
 * changed: the page brings those of the apps that it starts with, and the hash of every other release.
 * @throws {RemoteLoadError} if the release cannot be fetched, or is not the one that the page names.
 */
export async function addLateHashes(
  { name, version, hash, unchanged = {} }: RemoteFacts,
  nonce: string | undefined,
): Promise<void> {
  if (!hash) return
  const url = `/remotes/${name}/${version}/release.json`
  try {
    const response = await fetch(url, { integrity: hash })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    const release = (await response.json()) as Release
    const imports = addressesOf(release, unchanged)
    addImportMap(movedHashes(scriptHashes(release), imports), nonce, imports)
  } catch (cause) {
    throw new RemoteLoadError('release', `${url} could not be fetched`, { cause })
  }
}

/** Adds an import map with the hashes of scripts, by URL, and with the addresses of those that are found elsewhere. */
export function addImportMap(
  integrity: Record<string, string>,
  nonce: string | undefined,
  imports: Record<string, string> = {},
): void {
  const script = document.createElement('script')
  script.type = 'importmap'
  if (nonce) script.nonce = nonce
  script.textContent = JSON.stringify({
    ...(Object.keys(imports).length > 0 && { imports }),
    integrity,
  })
  document.head.append(script)
}
