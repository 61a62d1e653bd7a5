import type { CallInput, changeVersions } from '@domizil/api'
import type { VersionHistory } from '@domizil/api/schemas'
import {
  DomainError,
  fillIn,
  type Log,
  requireAdmin,
  type Sentence,
  type User,
} from '../../foundation/kernel/index.ts'
import { requireReason } from '../../infrastructure/audit/index.ts'
import type { RegistryRefusal, VersionChange, VersionControl } from './version-control.ts'
import { refuse } from './version-refusals.ts'
import sentences from './registry-refusals.json' with { type: 'json' }

/** What the registry refuses, in other languages than its own. */
const SENTENCES: ReadonlyMap<string, Omit<Sentence, 'en'>> = new Map(Object.entries(sentences))

/** Refuses a change as the registry does: in the caller's language where the sentence is known, else in the registry's. */
function refuseAsRegistry({ message, detail, values, problems }: RegistryRefusal): DomainError {
  const { status, ...frame } = refuse.table.VERSION_REFUSED
  const known = SENTENCES.get(detail)
  const inLanguage = (language: 'de' | 'es') => {
    const named = problems ? { ...values, problems: problems[language] } : values
    return fillIn(frame[language], { reason: known ? fillIn(known[language], named) : message })
  }

  return new DomainError('VERSION_REFUSED', {
    status,
    en: fillIn(frame.en, { reason: message }),
    de: inLanguage('de'),
    es: inLanguage('es'),
  })
}

type VersionRequest = CallInput<typeof changeVersions>['params'] & CallInput<typeof changeVersions>['body']

interface Dependencies {
  log: Log
  /** Left out where the registry is out of reach. */
  versions?: VersionControl | undefined
}

/** Who changed which versions are served, and such changes by administrators. */
export function createVersionService({ log, versions }: Dependencies) {
  return {
    /**
     * The newest changes of the registry, and all versions in it.
     *
     * @throws {DomainError} ADMINS_ONLY (403), REGISTRY_AWAY (503).
     */
    async history(actor: User): Promise<VersionHistory> {
      requireAdmin(actor)
      const known = versions && Promise.all([versions.history(), versions.published()])
      const [changes = [], published = []] =
        (await known?.catch((cause: unknown) => {
          throw refuse('REGISTRY_AWAY', { cause })
        })) ?? []

      return {
        mayChange: versions?.change !== undefined,
        changes: [...changes],
        versions: [...published],
      }
    },

    /**
     * Changes what a channel serves, under the administrator's name. The reason stands in the history.
     *
     * @throws {DomainError} ADMINS_ONLY (403), REASON_REQUIRED (422), VERSIONS_NOT_CHANGED_HERE (409),
     * VERSION_CHANGE_INCOMPLETE (422), VERSIONS_CHANGED_MEANWHILE (409), VERSION_DROPS_ROUTES (422) until
     * that is confirmed, VERSION_REFUSED (422) with the registry's sentence, REGISTRY_AWAY (503).
     */
    async change(actor: User, request: VersionRequest): Promise<{ revision: number }> {
      requireAdmin(actor)
      const reason = requireReason(request.reason)
      if (!versions?.change) throw refuse('VERSIONS_NOT_CHANGED_HERE')

      const change = changeOf(request)
      const { channel, revision: ifRevision } = request
      const by = `${actor.givenName} ${actor.familyName}`.trim() || actor.id
      const outcome = await versions.change(change, { channel, by, reason, ifRevision })
      if (!('refusal' in outcome)) {
        log.info(
          { channel, change, by: actor.id, revision: outcome.revision },
          'An administrator changed versions',
        )
        return { revision: outcome.revision }
      }
      if (outcome.isOutdated) throw refuse('VERSIONS_CHANGED_MEANWHILE')
      if (outcome.refusal.detail === 'REGISTRY_AWAY') throw refuse('REGISTRY_AWAY')
      if (outcome.refusal.detail === 'ROUTE_DROPPED') {
        throw refuse('VERSION_DROPS_ROUTES', { values: outcome.refusal.values })
      }
      throw refuseAsRegistry(outcome.refusal)
    },
  }
}

function changeOf({ kind, remote, version, percent, mayDrop, to }: VersionRequest): VersionChange {
  if (kind === 'RESTORE' && to !== undefined) return { kind, revision: to }
  if (kind === 'ROLLBACK' && remote) return { kind, remote }
  if (kind === 'PROMOTE' && remote && version) return { kind, remote, version, mayDrop }
  if (kind === 'CANARY' && remote && version && percent) return { kind, remote, version, mayDrop, percent }
  throw refuse('VERSION_CHANGE_INCOMPLETE')
}
