import { settable } from '@domizil/app-kit/readable'
import {
  fileUrl,
  incompatibility,
  match,
  ownRoutes,
  problemSentence,
  type Registry,
  type Release,
} from '@domizil/federation'
import type {
  EmbeddedRemote,
  EmbedTarget,
  ShellApi,
  ShellLocation,
  ShellNavigator,
  ShellRoute,
  To,
} from '@domizil/shell-api'
import { logError } from '../../lib/console.ts'
import type { PageFacts } from '../../lib/page-facts.ts'
import { fetchRegistry, fetchRelease } from './fetch-registry.ts'
import { RemoteLoadError } from './load-errors.ts'
import type { RemoteLoader } from './remote-loader.ts'
import { mountRemote } from './remote-mount.ts'

interface Host extends Pick<RemoteLoader, 'loadVersion'> {
  readonly facts: PageFacts
  readonly shell: ShellApi
}

/**
 * Mounts a published version of a remote into an element: beside other remotes, and beside other versions of itself.
 * @throws {RemoteLoadError} with a sentence for the remote's team if the version cannot be shown.
 */
export async function embedRemote(
  { facts, shell, loadVersion }: Host,
  place: HTMLElement,
  { remote, version, path, onFail }: EmbedTarget,
): Promise<EmbeddedRemote> {
  refuseWithoutChoice(facts)
  const { loadTimeoutMs } = facts.config
  const registry = await fetchRegistry(loadTimeoutMs)
  const [published, host] = await Promise.all([
    publishedVersion(registry, remote, version, loadTimeoutMs),
    publishedVersion(registry, facts.shell.name, facts.shell.version, loadTimeoutMs),
  ])
  const { release, hash } = published
  const routes = ownRoutes(release)
  const answers = (pathname: string) => match(pathname, routes) !== undefined
  const problem = host.release.provides && incompatibility(release, host.release.provides)
  if (problem) throw refused(problemSentence({ ...problem, of: `${remote} ${version}` }))
  if (!answers(path.split(/[?#]/, 1)[0] ?? '')) throw refused(`${remote} ${version} has no page at ${path}`)

  const entry = fileUrl(release, release.entry)
  const loaded = await loadVersion({ name: remote, version, hash, entry, source: 'override', refused: [] })
  const fail = (error: unknown) => {
    logError(error)
    onFail?.(error)
  }
  return mountRemote(loaded, place, embeddedShell(shell, { path, answers, onFail: fail }))
}

/** In production only the channel decides. Without a hash for late remotes the browser takes one import map only. */
function refuseWithoutChoice({ versions, parts }: PageFacts): void {
  if (!versions) throw refused('This channel serves its own versions only.')
  if (!parts?.remotes.some(({ hash }) => hash !== undefined)) {
    throw refused('This browser cannot compare the files of a further version with their hashes.')
  }
}

async function publishedVersion(
  { versions }: Registry,
  name: string,
  version: string,
  timeoutMs: number,
): Promise<{ release: Release; hash: string }> {
  const pinned = Object.hasOwn(versions, name)
    ? versions[name]?.find((one) => one.version === version)
    : undefined
  if (!pinned) throw refused(`${name} ${version} is not in the registry`)
  const release = await fetchRelease(name, pinned, timeoutMs)
  if ('problem' in release) throw refused(problemSentence({ ...release.problem, of: `${name} ${version}` }))
  return { release, hash: pinned.hash }
}

function refused(sentence: string): RemoteLoadError {
  return new RemoteLoadError('incompatible', sentence)
}

interface Embedding {
  /** Where the remote begins: a path without language, and a query. */
  readonly path: string
  /** Whether the remote answers a path. All others are pages of the visitor's own history. */
  answers(pathname: string): boolean
  onFail(error: unknown): void
}

/**
 * The shell of a remote that is part of another page: a history in memory beside the visitor's, no first view, and
 * failures that concern the embedded remote alone.
 */
export function embeddedShell(shell: ShellApi, { path, answers, onFail }: Embedding): ShellApi {
  const entries = [locationOf(path, null, 0)]
  let at = 0
  const route = settable<ShellRoute>({ location: entries[0] as ShellLocation, action: 'POP' })

  function go(to: To, action: 'PUSH' | 'REPLACE', state: unknown): void {
    const target = addressOf(to, route.get().location)
    if (!answers(target.split(/[?#]/, 1)[0] ?? '')) {
      return action === 'PUSH' ? shell.navigator.push(target, state) : shell.navigator.replace(target, state)
    }
    const location = locationOf(target, state, entries.length)
    if (action === 'PUSH') at += 1
    entries.splice(at, entries.length, location)
    route.set({ location, action })
  }

  function step(delta: number): void {
    const location = entries[at + delta]
    if (!location) return
    at += delta
    route.set({ location, action: 'POP' })
  }

  const navigator: ShellNavigator = {
    createHref: (to) => shell.navigator.createHref(addressOf(to, route.get().location)),
    push: (to, state = null) => go(to, 'PUSH', state),
    replace: (to, state = null) => go(to, 'REPLACE', state),
    go: step,
  }
  return Object.freeze({
    ...shell,
    isEmbedded: true,
    route,
    navigator,
    firstAnswers: undefined,
    drawnOn: undefined,
    reportError: onFail,
    reportHealthy: () => undefined,
    reportReady: () => undefined,
  })
}

function addressOf(to: To, { pathname }: ShellLocation): string {
  if (typeof to === 'string') return to.startsWith('/') ? to : pathname + to
  return (to.pathname || pathname) + (to.search ?? '') + (to.hash ?? '')
}

function locationOf(address: string, state: unknown, key: number): ShellLocation {
  const { pathname, search, hash } = new URL(address, 'http://embedded')
  return { pathname, search, hash, state, key: `embedded-${key}` }
}
