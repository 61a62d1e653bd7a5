import { type Release, type RemoteFacts, scriptHashes } from '@domizil/federation'
import { RemoteLoadError } from './load-errors.ts'

/**
 * Adds the hashes of a remote's scripts to the page, before any of them is loaded: the page brings those of the apps that
 * it starts with, and the hash of every other release.
 * @throws {RemoteLoadError} if the release cannot be fetched, or is not the one that the page names.
 */
export async function addLateHashes(
  { name, version, hash }: RemoteFacts,
  nonce: string | undefined,
): Promise<void> {
  if (!hash) return
  const url = `/remotes/${name}/${version}/release.json`
  try {
    const response = await fetch(url, { integrity: hash })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    addImportMap(scriptHashes((await response.json()) as Release), nonce)
  } catch (cause) {
    throw new RemoteLoadError('release', `${url} could not be fetched`, { cause })
  }
}

/** Adds an import map with the hashes of scripts, by URL. */
export function addImportMap(integrity: Record<string, string>, nonce: string | undefined): void {
  const script = document.createElement('script')
  script.type = 'importmap'
  if (nonce) script.nonce = nonce
  script.textContent = JSON.stringify({ integrity })
  document.head.append(script)
}
