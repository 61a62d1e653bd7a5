import type { ChangeRecord, Registry } from '@domizil/federation'
import { type Assignments, type Author, changeChannel, findVersion } from './channel-change.ts'
import { archiveOf, recordsAround } from './history-archive.ts'
import { RefusedError } from './refused-error.ts'
import type { RegistryHome } from './store.ts'

/**
 * Serves what a channel served after an earlier change, all apps in one step. A canary that is over begins another trial.
 * @throws {RefusedError} if the history does not know the revision, or a version of it has been deleted.
 */
export async function restore(
  home: RegistryHome,
  revision: number,
  channel: string,
  author: Author = {},
): Promise<Registry> {
  const isWanted = (one: ChangeRecord) => one.revision === revision && one.channel === channel
  const older = (await recordsAround(archiveOf(home), revision)).find(isWanted)
  return changeChannel({ home, channel, author, what: `restore ${revision}` }, (registry, parts) => {
    const found = registry.history?.find(isWanted) ?? older
    if (!found) {
      throw new RefusedError(
        'VERSION_UNKNOWN',
        `The history of the channel ${channel} has no revision ${revision}.`,
        { detail: 'REVISION_UNKNOWN', values: { channel, revision } },
      )
    }
    for (const [name, { version }] of Object.entries(found.parts)) findVersion(registry, { name, version })
    return withTrialsOfTheirOwn(found.parts, parts)
  })
}

/** What was decided about an earlier trial must not keep the judge from a restored canary. */
function withTrialsOfTheirOwn(restored: Assignments, current: Assignments): Assignments {
  const startedAt = new Date().toISOString()
  const isRunning = (trial: string) =>
    Object.entries(restored).every(
      ([name, { canary }]) => canary?.since !== trial || current[name]?.canary?.since === trial,
    )

  return Object.fromEntries(
    Object.entries(restored).map(([name, { canary, ...part }]) => {
      if (!canary) return [name, part] as const
      const since = canary.since && (isRunning(canary.since) ? canary.since : startedAt)
      return [name, { ...part, canary: { ...canary, ...(since && { since }) } }] as const
    }),
  )
}
