import { splitLocale } from '@domizil/domain'
import {
  addressesOf,
  fileUrl,
  HOST,
  laterFiles,
  match,
  movedHashes,
  type Release,
  scriptHashes,
  type UnchangedFiles,
} from '@domizil/federation'
import type { PageFacts } from '../../lib/page-facts.ts'
import { addLateHashes } from './late-hashes.ts'

type Prepare = (file: string) => Promise<unknown> | undefined

/** Part of the build's runtime; there is none in tests and on a server. */
declare const __BEFORE_CHUNKS__: ((prepare: Prepare) => void) | undefined

/** Scripts of the shell that the page's import map does not name are loaded once it names them. */
export function waitForLaterFiles({ shell, parts, locale }: PageFacts, nonce: string | undefined): void {
  if (!shell.hash || typeof __BEFORE_CHUNKS__ === 'undefined') return
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}'
  const first = match(splitLocale(window.location.pathname).path, parts?.routes ?? [])?.route
  const page = first?.owner === HOST ? first.page : undefined
  const restOf = (release: Release, unchanged: UnchangedFiles) =>
    mapOfLater(release, unchanged, laterFiles(release, page, locale))

  __BEFORE_CHUNKS__(beforeUnnamed(map, () => addLateHashes(shell, nonce, restOf)))
}

/**
 * Names all scripts before the first one that an import map does not name. After a failure the next script tries again.
 * @returns a promise of a script that has to wait.
 */
export function beforeUnnamed(importMap: string, nameAll: () => Promise<void>): Prepare {
  const { integrity = {} } = JSON.parse(importMap) as { integrity?: Record<string, string> }
  const named = new Set(Object.keys(integrity).map((url) => url.slice(url.lastIndexOf('/') + 1)))
  let all: Promise<void> | undefined

  return (file) => {
    if (named.has(file)) return undefined
    all ??= nameAll().catch((error: unknown) => {
      all = undefined
      throw error
    })
    return all
  }
}

/** What the import map of a page has left out. The page may look for all files in the folder of an earlier version. */
export function mapOfLater(release: Release, unchanged: UnchangedFiles, later: ReadonlySet<string>) {
  const moved = addressesOf(release, unchanged)
  const files = Object.fromEntries(Object.entries(release.files).filter(([file]) => later.has(file)))
  const urls = Object.keys(files).map((file) => fileUrl(release, file))

  return {
    imports: Object.fromEntries(urls.map((url) => [url, moved[url] ?? url])),
    integrity: movedHashes(scriptHashes({ ...release, files }), moved),
  }
}
