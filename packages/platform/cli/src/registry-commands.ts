import { refuseUnknownChannel } from './channel-names.ts'
import { checkRegistry } from './check.ts'
import { labelsOf } from './commands.ts'
import { budget, rule } from './governing-commands.ts'
import { readArchive } from './history-archive.ts'
import { listChanges, listVersions } from './list.ts'
import type { Order } from './order.ts'
import { readCount } from './read-arguments.ts'
import { RefusedError } from './refused-error.ts'

/** The commands of who runs a registry; each answers with the text to print. */
export const REGISTRY_COMMANDS: Readonly<Record<string, (order: Order) => Promise<string> | string>> = {
  publish: async ({ place, subject, allow, note, signing, wish: { by } }) => {
    if (!subject) throw new RefusedError('USAGE', 'Which build? "registry publish" needs its folder.')
    const { name, version, isNew, isSigned } = await place.publish(subject, { allow, signing, note, by })
    if (isNew) return `Published ${name} ${version}.`
    const news = isSigned ? 'it is signed now' : 'nothing to do'
    return `${name} ${version} was published before: ${news}.`
  },
  list: async ({ place }) => listVersions(await place.read()).join('\n'),
  history: async ({ place, channel, wish, isAll }) => {
    const registry = await place.read()
    if (!wish.newChannel) refuseUnknownChannel(registry, channel)
    const governed = (await place.governance()).changes
    const files = await place.archive.list()
    const older = isAll && files.length > 0 ? await readArchive(place.archive, registry) : []
    const history = [...older, ...(registry.history ?? [])]
    const hint = !isAll && files.length > 0 ? ['Older changes: --all'] : []
    return [...listChanges({ ...registry, history }, channel, governed), ...hint].join('\n')
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
