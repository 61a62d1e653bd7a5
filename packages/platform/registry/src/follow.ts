import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { REGISTRY_FILE, replaceDurably } from '@domizil/cli'
import { type Following, type PinnedVersion, type Registry, servable } from '@domizil/federation'
import { parseRegistry } from '@domizil/federation/schema'
import { usedSince } from '@domizil/federation/version-use'
import {
  bringAll,
  forgetVersions,
  logOnce,
  nothingKnown,
  openRemote,
  type Remote,
  versionsAt,
} from './bring-versions.ts'

/** Where to follow a registry, and where to keep it. */
export interface FollowOptions {
  /** The address of the service, up to `/registry`. */
  readonly url: string
  readonly token: string
  /** The folder that gets what the service has. Nothing else may write to it. */
  readonly folder: string
  readonly log: (line: string) => void
  /** The pause after a failure, in milliseconds, doubled with each further one, up to 30 times; and after an answer without news. */
  readonly pauseMs?: number
}

/** A copy of a registry that follows it. While the service is away the last good state stays. */
export interface Follower {
  following(): Following
  /** Settles when the folder has been brought up to date for the first time, or that has failed. */
  readonly first: Promise<void>
  close(): Promise<void>
}

const MOST_PAUSES = 30

/** Keeps a folder equal to the registry of a service: releases first, then the registry that names them. */
export function followRegistry({ url, token, folder, log, pauseMs = 1_000 }: FollowOptions): Follower {
  const remote = openRemote(url, token)
  const ending = new AbortController()
  let settleFirst = (): void => undefined
  const first = new Promise<void>((resolve) => (settleFirst = resolve))
  mkdirSync(folder, { recursive: true })

  const tell = logOnce(log)
  const inFolder = nothingKnown()
  const bring: Bring = (versions, signal) =>
    bringAll(versionsAt(remote, signal), folder, versions, { known: inFolder, tell })
  const rest = fetchesInBackground(bring, tell)
  const reportUses = reportsUses(remote, folder, { log })
  // Not what the folder has at the start: another registry may have left the same revision there.
  let known: Registry | undefined
  let state: Following = { revision: null, since: null, awaySince: null }

  /** Waits for the next change, and brings it: what the channels serve, then the registry that names it. False without one. */
  async function bringNext(): Promise<boolean> {
    const text = await remote.registry(known && `"${known.revision}"`, ending.signal)
    if (text !== undefined) {
      await rest.stop()
      const registry = parseRegistry(text)
      await bring(servedBy(registry), ending.signal)
      await replaceDurably(path.join(folder, REGISTRY_FILE), text)
      await forgetVersions(folder, registry)
      rest.start(registry.versions)
      known = registry
    }
    const { revision = null } = known ?? {}
    const isChanged = state.revision !== revision
    state = { revision, since: isChanged ? new Date().toISOString() : state.since, awaySince: null }
    settleFirst()
    return isChanged
  }

  async function run(): Promise<void> {
    let pauses = 1
    while (!ending.signal.aborted) {
      try {
        const askedAt = Date.now()
        const isChanged = await bringNext()
        pauses = 1
        await reportUses(ending.signal)
        // A service that waits for no change, as one of before, is not asked without end.
        const early = isChanged ? 0 : askedAt + pauseMs - Date.now()
        await setTimeout(Math.max(early, 0), undefined, { signal: ending.signal })
      } catch (error) {
        if (ending.signal.aborted) return
        // A minute without it is usual, as when the service is replaced: what is served stays.
        if (pauses === 1) log(`the registry is not followed: ${(error as Error).message}`)
        state = { ...state, awaySince: state.awaySince ?? new Date().toISOString() }
        // What was not brought is tried with the next answer.
        known = undefined
        settleFirst()
        await setTimeout(pauses * pauseMs, undefined, { signal: ending.signal }).catch(() => undefined)
        pauses = Math.min(pauses * 2, MOST_PAUSES)
      }
    }
  }

  const running = run()
  return {
    first,
    following: () => state,
    async close() {
      ending.abort()
      await running
      await rest.stop()
    },
  }
}

/** Brings versions that are not in the folder yet. */
type Bring = (versions: Registry['versions'], signal: AbortSignal) => Promise<void>

/** Brings the versions that visitors may only choose, as long as nothing more urgent is to be done. */
function fetchesInBackground(bring: Bring, tell: (line: string) => void) {
  let stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()

  return {
    start(versions: Registry['versions']): void {
      const { signal } = (stopping = new AbortController())
      running = bring(versions, signal).catch((error: unknown) => {
        if (!signal.aborted) tell(`a version has not been brought: ${(error as Error).message}`)
      })
    },
    async stop(): Promise<void> {
      stopping.abort()
      await running
    },
  }
}

/** The versions that visitors get: all others may come later. */
function servedBy({ channels }: Registry): Record<string, PinnedVersion[]> {
  const served: Record<string, PinnedVersion[]> = {}
  for (const { parts } of Object.values(channels)) {
    for (const [name, part] of Object.entries(parts)) {
      served[name] = [...(served[name] ?? []), ...servable(part)]
    }
  }
  return served
}

const HOUR_MS = 3_600_000
/** After a failure. */
const SOON_MS = 60_000
/** A mark is a day old at most while its version is used. */
const MARK_MS = 25 * HOUR_MS
/** The service takes no more at once. */
const USES_AT_ONCE = 1_000

/** Says once an hour which versions visitors use, so that the service keeps them. Of several failures the first is logged. */
export function reportsUses(
  remote: Pick<Remote, 'post'>,
  folder: string,
  { log, now = Date.now }: { log: (line: string) => void; now?: () => number },
): (signal: AbortSignal) => Promise<void> {
  let next = 0
  let hasFailed = false

  return async (signal) => {
    if (now() < next) return
    try {
      const versions = usedSince(folder, now() - MARK_MS)
      for (let from = 0; from < versions.length; from += USES_AT_ONCE) {
        await remote.post('/uses', { versions: versions.slice(from, from + USES_AT_ONCE) }, signal)
      }
      next = now() + HOUR_MS
      hasFailed = false
    } catch (error) {
      if (signal.aborted) throw error
      if (!hasFailed) log(`the versions in use are not reported: ${(error as Error).message}`)
      next = now() + SOON_MS
      hasFailed = true
    }
  }
}
