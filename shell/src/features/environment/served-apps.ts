import type { Problem } from '@domizil/federation'
import type { PageFacts } from '../../lib/page-facts.ts'

/** An app in the version that this visitor gets. */
export interface ServedApp {
  readonly name: string
  readonly version: string
}

/**
 * The shell and every remote; one of the visitor's machine with its address. On a plain static host only the shell is
 * known at the start.
 */
export function servedApps({ shell, parts }: Pick<PageFacts, 'shell' | 'parts'>): ServedApp[] {
  return [shell, ...(parts?.remotes ?? [])].map(({ name, version }) => ({
    name,
    version: parts?.local?.[name] ?? version,
  }))
}

/** A remote that the visitor's machine is asked for. */
export interface LocalApp {
  readonly name: string
  readonly origin: string
  /** Why it is not shown; undefined if it is. */
  readonly problem: Problem | undefined
}

/** The remotes that the visitor's machine is asked for. */
export function localApps({ parts }: Pick<PageFacts, 'parts'>): LocalApp[] {
  return Object.entries(parts?.local ?? {}).map(([name, origin]) => ({
    name,
    origin,
    problem: parts?.failed[name]?.[0],
  }))
}

/** Whether the visitor has chosen versions. */
export function hasChosen({ parts }: Pick<PageFacts, 'parts'>): boolean {
  return parts?.remotes.some(({ source }) => source === 'override') ?? false
}

/** A version that this visitor would have got, and why not. */
export interface RefusedVersion extends ServedApp {
  /** Left out by a gateway of before there were codes. */
  readonly problem?: Problem | undefined
  /** The gateway's words. */
  readonly reason?: string | undefined
}

/** The published versions that were asked for or promoted, and refused. */
export function refusedVersions({ parts }: Pick<PageFacts, 'parts'>): RefusedVersion[] {
  return (parts?.remotes ?? []).flatMap(({ name, refused }) => refused.map((one) => ({ name, ...one })))
}

/** The current URL with exactly these versions, for the rest of the visit. The gateway reads `?remotes=`. */
export function addressWith(address: string, chosen: readonly ServedApp[]): string {
  return withRemotes(address, chosen.map(({ name, version }) => `${name}@${version}`).join(','))
}

/** The current URL with the default versions. */
export function addressWithoutChoice(address: string): string {
  return withRemotes(address, 'reset')
}

function withRemotes(address: string, remotes: string): string {
  const url = new URL(address)
  url.searchParams.set('remotes', remotes)
  return url.href
}
