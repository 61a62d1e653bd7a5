import { problemSentences, type Registry } from '@domizil/federation'
import { RefusedError, type RegistryPlace } from '@domizil/cli'
import type { VersionAuthor, VersionChange, VersionControl } from '@domizil/server'
import type { Config } from '../config/config.ts'
import { registryPlaceOf } from './canary-control.ts'
import { publishedVersions } from './published-versions.ts'

/** How many changes the back office gets. */
const SHOWN = 200

type VersionConfig = Parameters<typeof registryPlaceOf>[0] & Pick<Config, 'changesVersions'>

/** The registry of a site as administrators see it, and change it if the site lets them. */
export function openVersionControl(config: VersionConfig): VersionControl {
  const place = registryPlaceOf(config)
  const history: VersionControl['history'] = async () => recordsOf(await place.read())
  const published = publishedVersions(config.registryFolder, place)
  if (!config.changesVersions) return { history, published }

  return {
    history,
    published,
    async change(wanted, author) {
      try {
        // A service writes down the team whose token it was.
        const reason = config.registryService ? `${author.reason} (${author.by})` : author.reason
        return { revision: (await changeAt(place, wanted, { ...author, reason })).revision }
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error
        const { message, detail, values, problems, code } = error
        const inWords = problems.length > 0 && {
          problems: { de: problemSentences(problems, 'de'), es: problemSentences(problems, 'es') },
        }
        return { refusal: { message, detail, values, ...inWords }, isOutdated: code === 'REGISTRY_CHANGED' }
      }
    },
  }
}

function recordsOf({ history = [] }: Registry) {
  const newest = history.slice(-SHOWN).toReversed()
  return newest.map(({ parts, reason = null, findings = [], ...record }) => ({
    ...record,
    reason,
    findings: [...findings],
    canaries: Object.entries(parts).flatMap(([name, { canary }]) =>
      canary ? [{ remote: name, version: canary.version, percent: canary.percent }] : [],
    ),
  }))
}

function changeAt(
  place: RegistryPlace,
  wanted: VersionChange,
  { channel, by, reason, ifRevision }: VersionAuthor,
): Promise<Registry> {
  const wish = { by: `${by} (back office)`, reason, ifRevision, newChannel: false }
  switch (wanted.kind) {
    case 'PROMOTE':
      return confirmed(wanted, (allow) => place.promote([versionOf(wanted)], channel, { ...wish, allow }))
    case 'CANARY': {
      const start = { wanted: versionOf(wanted), percent: wanted.percent }
      return confirmed(wanted, (allow) => place.canary(start, channel, { ...wish, allow }))
    }
    case 'ROLLBACK':
      return place.rollback([wanted.remote], channel, wish)
    case 'RESTORE':
      return place.restore(wanted.revision, channel, wish)
  }
}

/** Names the addresses that disappear by what the registry says of them on this revision: the administrator has read it. */
async function confirmed(
  { mayDrop = false }: { readonly mayDrop?: boolean | undefined },
  change: (allow: readonly string[]) => Promise<Registry>,
): Promise<Registry> {
  try {
    return await change([])
  } catch (error) {
    if (!(mayDrop && error instanceof RefusedError && error.detail === 'ROUTE_DROPPED')) throw error
    const { paths } = error.values
    return change(String(paths).split(', '))
  }
}

const versionOf = ({ remote: name, version }: { remote: string; version: string }) => ({ name, version })
