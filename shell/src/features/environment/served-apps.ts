import type { PageFacts } from '../../lib/page-facts.ts'

/** An app in the version that this visitor gets. */
export interface ServedApp {
  readonly name: string
  readonly version: string
}

/** The shell and every remote. On a plain static host only the shell is known at the start. */
export function servedApps({ shell, parts }: Pick<PageFacts, 'shell' | 'parts'>): ServedApp[] {
  return [shell, ...(parts?.remotes ?? [])].map(({ name, version }) => ({ name, version }))
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
