import { HOST, type Resolution } from '@domizil/federation'

/** A resolution without some remotes, which come from elsewhere. The host always stays. */
export function withoutApps({ apps, failed }: Resolution, names: readonly string[]): Resolution {
  const isLeft = ([name]: readonly [string, unknown]) => name === HOST || !names.includes(name)
  return {
    apps: Object.fromEntries(Object.entries(apps).filter(isLeft)),
    failed: Object.fromEntries(Object.entries(failed).filter(isLeft)),
  }
}
