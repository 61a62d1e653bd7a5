import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { hashOf, RefusedError, type RegistryPlace, sizesIn, weighPages } from '@domizil/cli'
import { type ChannelWish, problemSentences, type Registry } from '@domizil/federation'
import { parseRelease } from '@domizil/federation/schema'
import type { VersionAuthor, VersionChange, VersionControl } from '@domizil/server'
import type { Config } from '../config/read-config.ts'
import { registryPlaceOf } from './canary-control.ts'

/** How many changes the back office gets. */
const SHOWN = 200

type VersionConfig = Parameters<typeof registryPlaceOf>[0] & Pick<Config, 'changesVersions'>

/** What a release says of itself; null as long as the folder does not have it. */
interface OfRelease {
  readonly commit: string | null
  readonly bytes: number | null
}

const UNKNOWN: OfRelease = { commit: null, bytes: null }

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
  const change = (wish: ChannelWish) =>
    place.change(channel, { ...wish, reason }, { by: `${by} (back office)`, ifRevision })
  switch (wanted.kind) {
    case 'PROMOTE': {
      const wish = { kind: 'promote', versions: [versionOf(wanted)] } as const
      return confirmed(wanted, (allow) => change({ ...wish, allow }))
    }
    case 'CANARY': {
      const wish = { kind: 'canary', versions: [versionOf(wanted)], percent: wanted.percent } as const
      return confirmed(wanted, (allow) => change({ ...wish, allow }))
    }
    case 'ROLLBACK':
      return change({ kind: 'rollback', apps: [wanted.remote] })
    case 'RESTORE':
      return change({ kind: 'restore', revision: wanted.revision })
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

/**
 * All versions of a registry, with who published and signed them, from what, and how heavy they are.
 * @param folder holds the releases; it may follow a registry elsewhere.
 */
function publishedVersions(folder: string, place: Pick<RegistryPlace, 'read'>): VersionControl['published'] {
  /** By hash: a release never changes. */
  const known = new Map<string, OfRelease>()

  async function ofRelease(name: string, version: string, hash: string): Promise<OfRelease> {
    const found = known.get(hash) ?? (await readRelease(path.join(folder, name, version), hash))
    if (found !== UNKNOWN) known.set(hash, found)
    return found
  }

  return async () => {
    const { versions } = await place.read()
    const all = Object.entries(versions).flatMap(([remote, each]) =>
      each.toReversed().map(async ({ version, hash, published, signature }) => {
        const { commit, bytes } = await ofRelease(remote, version, hash)
        return {
          remote,
          version,
          publishedAt: published?.at ?? null,
          publishedBy: published?.by ?? null,
          note: published?.note ?? null,
          commit: signature?.commit ?? commit,
          signedBy: signature?.team ?? null,
          builder: signature?.builder ?? null,
          bytes,
        }
      }),
    )
    return Promise.all(all)
  }
}

async function readRelease(folder: string, hash: string): Promise<OfRelease> {
  try {
    const text = await readFile(path.join(folder, 'release.json'))
    if (hashOf(text) !== hash) return UNKNOWN
    const release = parseRelease(text.toString('utf8'))
    return { commit: release.commit, bytes: weighPages(release, sizesIn(folder))[0]?.bytes ?? null }
  } catch {
    return UNKNOWN // missing, or not complete yet
  }
}
