import type { PageFacts } from '../../lib/page-facts.ts'

/** A part of the site in the version that this visitor gets. */
export interface ServedPart {
  readonly name: string
  readonly version: string
}

/** The shell and every remote. On a plain static host only the shell is known from the start. */
export function servedParts({ shell, parts }: Pick<PageFacts, 'shell' | 'parts'>): ServedPart[] {
  return [shell, ...(parts?.remotes ?? [])].map(({ name, version }) => ({ name, version }))
}

/** This address with exactly these versions, for the rest of the visit. The gateway reads `?remotes=`. */
export function addressWith(address: string, chosen: readonly ServedPart[]): string {
  return withRemotes(address, chosen.map(({ name, version }) => `${name}@${version}`).join(','))
}

/** This address with the versions that everybody gets. */
export function addressWithoutChoice(address: string): string {
  return withRemotes(address, 'reset')
}

function withRemotes(address: string, remotes: string): string {
  const url = new URL(address)
  url.searchParams.set('remotes', remotes)
  return url.href
}
