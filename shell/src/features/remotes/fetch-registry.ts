import type { PinnedVersion, Problem, Registry, Release } from '@domizil/federation'
import { type LoadFailure, RemoteLoadError } from './load-errors.ts'

/** Why a release that does not answer cannot be used. */
export const UNREACHABLE: { readonly problem: Problem } = { problem: { code: 'UNREACHABLE' } }

/**
 * The registry of the site.
 * @throws {RemoteLoadError} if it cannot be loaded.
 */
export async function fetchRegistry(timeoutMs: number): Promise<Registry> {
  return (await fetchJson('/remotes/registry.json', 'registry', timeoutMs)) as Registry
}

/** A published release, or why it cannot be used: a missing one affects its own remote only. */
export async function fetchRelease(
  name: string,
  pinned: PinnedVersion,
  timeoutMs: number,
): Promise<Release | { readonly problem: Problem }> {
  try {
    const text = await fetchText(`/remotes/${name}/${pinned.version}/release.json`, 'release', timeoutMs)
    if ((await sha256(text)) !== pinned.hash) return { problem: { code: 'NOT_AS_PUBLISHED' } }
    return JSON.parse(text) as Release
  } catch {
    return UNREACHABLE
  }
}

async function fetchJson(url: string, failure: LoadFailure, timeoutMs: number): Promise<unknown> {
  const text = await fetchText(url, failure, timeoutMs)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RemoteLoadError(failure, `${url} is not JSON`, { cause })
  }
}

async function fetchText(url: string, failure: LoadFailure, timeoutMs: number): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return await response.text()
  } catch (cause) {
    throw new RemoteLoadError(failure, `${url} could not be fetched`, { cause })
  }
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
