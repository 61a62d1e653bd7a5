import { HOST, type Resolution } from '@domizil/federation'

/**
 * Whether a page can load remotes of the visitor's machine: the host adds their hashes to the page before their scripts,
 * which older hosts and browsers with a single import map cannot.
 */
export function canServeLocal({ apps }: Resolution, hasSeveralMaps: boolean): boolean {
  return hasSeveralMaps && apps[HOST]?.release.importMap === 'growing'
}

/** A resolution without some remotes, which come from elsewhere. The host always stays. */
export function withoutApps({ apps, failed }: Resolution, names: readonly string[]): Resolution {
  const isLeft = ([name]: readonly [string, unknown]) => name === HOST || !names.includes(name)
  return {
    apps: Object.fromEntries(Object.entries(apps).filter(isLeft)),
    failed: Object.fromEntries(Object.entries(failed).filter(isLeft)),
  }
}
