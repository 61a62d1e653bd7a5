import { sentenceOf } from './canary-options.ts'
import type { AppVersion } from './channel-change.ts'
import { refuseUnknownChannel } from './channel-names.ts'
import { checkRegistry } from './check.ts'
import { budget, rule } from './governing-commands.ts'
import { readArchive } from './history-archive.ts'
import { canariesOf, listChanges, listVersions } from './list.ts'
import { newRemote } from './new-remote.ts'
import { readCount, readPartVersion, readPercent, readRevision } from './read-arguments.ts'
import { RefusedError } from './refused-error.ts'
import type { Order } from './order.ts'
import { NO_ADDRESS } from './service-calls.ts'
import { upgradeRemote } from './upgrade-remote.ts'

/** The commands of `remotectl`; each answers with the text to print. */
export const COMMANDS: Readonly<Record<string, (order: Order) => Promise<string> | string>> = {
  new: ({ subject, kit }) => {
    const folder = newRemote(subject, { parent: process.cwd(), kit })
    return `${folder} is ready: \`git init && npm install\` there, then its README.md.`
  },
  upgrade: ({ kit }) => {
    const version = upgradeRemote(process.cwd(), kit)
    return `This remote goes with the kit ${version}: \`npm install && npm run check && npm test\` says whether its sources do.`
  },
  publish: async ({ place, subject, allow, signing, wish: { by } }) => {
    const { name, version, isNew, isSigned } = await place.publish(subject, { allow, signing, by })
    if (isNew) return `Published ${name} ${version}.`
    const news = isSigned ? 'it is signed now' : 'nothing to do'
    return `${name} ${version} was published before: ${news}.`
  },
  list: async ({ place }) => listVersions(await place.read()).join('\n'),
  promote: async ({ place, subjects, channel, wish, allow }) => {
    const wanted = subjects.map(readPartVersion)
    await place.promote(wanted, channel, { ...wish, allow })
    return `The channel ${channel} serves ${labelsOf(wanted)}.`
  },
  rollback: async ({ place, subjects, channel, wish }) => {
    const canaries = (await place.read()).channels[channel]?.parts ?? {}
    const { channels } = await place.rollback(subjects, channel, wish)
    const served = subjects.map((name) => {
      const { version = '' } = channels[channel]?.parts[name] ?? {}
      return canaries[name]?.canary ? `${name} ${version} to everybody` : `${name} ${version} again`
    })
    return `The channel ${channel} serves ${served.join(', ')}.`
  },
  canary: async ({ place, subjects, channel, percent, wish, judge, allow }) => {
    const wanted = subjects.map(readPartVersion)
    const share = readPercent(percent)
    const { channels } = await place.canary({ wanted, percent: share, judge }, channel, { ...wish, allow })
    const [{ name } = { name: '' }] = wanted
    return share === 0
      ? `The channel ${channel} has no canary of ${wanted.map((one) => one.name).join(', ')} any more.`
      : `${share} of 100 visitors of the channel ${channel} get ${labelsOf(wanted)}. ${sentenceOf(channels[channel]?.parts[name]?.canary?.judge)}`
  },
  history: async ({ place, channel, wish, isAll }) => {
    const registry = await place.read()
    if (!wish.newChannel) refuseUnknownChannel(registry, channel)
    const governed = await unlessOlder(async () => (await place.governance()).changes, [])
    const files = await unlessOlder(place.archive.list, [])
    const older = isAll && files.length > 0 ? await readArchive(place.archive, registry) : []
    const history = [...older, ...(registry.history ?? [])]
    const hint = !isAll && files.length > 0 ? ['Older changes: --all'] : []
    return [...listChanges({ ...registry, history }, channel, governed), ...hint].join('\n')
  },
  restore: async ({ place, subject, channel, wish }) => {
    const { channels } = await place.restore(readRevision(subject), channel, wish)
    const parts = channels[channel]?.parts ?? {}
    const served = Object.entries(parts).map(([name, { version }]) => ({ name, version }))
    const canaries = canariesOf(parts).map(
      ({ label, percent, judge }) =>
        ` ${percent} of 100 visitors get the canary ${label} with it. ${sentenceOf(judge)}`,
    )
    return `The channel ${channel} serves ${labelsOf(served)}.${canaries.join('')}`
  },
  budget,
  rule,
  prune: async ({ place, keep, days }) => {
    const pruned = await place.prune(readCount('keep', keep), readCount('days', days ?? '7'))
    const { versions, objects, problem } = pruned
    const deleted = [
      ...(versions.length > 0 ? [`Deleted ${labelsOf(versions)}.`] : []),
      ...(objects > 0
        ? [`Deleted ${objects} uploaded ${objects === 1 ? 'file' : 'files'} without a version.`]
        : []),
    ]
    // Not as an answer: what runs it regularly has to notice.
    if (problem) throw new RefusedError('VERSION_UNFIT', [...deleted, problem].join(' '))
    return deleted.length > 0 ? deleted.join(' ') : 'There was nothing to delete.'
  },
  check: ({ folder }) => {
    const problems = checkRegistry(folder())
    if (problems.length > 0) throw new RefusedError('VERSION_UNFIT', problems.join('\n'))
    return 'All is well: every version is whole, every channel works.'
  },
}

/** What a service has; something else of one that is too old to have it. */
async function unlessOlder<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof RefusedError && error.detail === NO_ADDRESS) return otherwise
    throw error
  }
}

function labelsOf(all: readonly AppVersion[]): string {
  return all.map(({ name, version }) => `${name} ${version}`).join(', ')
}
