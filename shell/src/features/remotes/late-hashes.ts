import {
  addressesOf,
  movedHashes,
  type Release,
  type RemoteFacts,
  scriptHashes,
  type UnchangedFiles,
} from '@domizil/federation'
import { RemoteLoadError } from './load-errors.ts'

/**
 * Adds the hashes of an app's scripts to the page, before any of them is loaded, and where those are found that have not
 * changed: the page brings those that it starts with, and the hash of every other release.
 * @param mapOf what is added; an error in the console names each file that the page has added before.
 * @throws {RemoteLoadError} if the release cannot be fetched, or is not the one that the page names.
 */
export async function addLateHashes(
  { name, version, hash, unchanged = {} }: Pick<RemoteFacts, 'name' | 'version' | 'hash' | 'unchanged'>,
  nonce: string | undefined,
  mapOf = mapOfRelease,
): Promise<void> {
  if (!hash) return
  const url = `/remotes/${name}/${version}/release.json`
  try {
    const response = await fetch(url, { integrity: hash })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    const { imports, integrity } = mapOf((await response.json()) as Release, unchanged)
    addImportMap(integrity, nonce, imports)
  } catch (cause) {
    throw new RemoteLoadError('release', `${url} could not be fetched`, { cause })
  }
}

function mapOfRelease(release: Release, unchanged: UnchangedFiles) {
  const imports = addressesOf(release, unchanged)
  return { imports, integrity: movedHashes(scriptHashes(release), imports) }
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
