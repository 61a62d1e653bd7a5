import type { CallInput, reportVitals } from '@domizil/api'
import type { VersionVitals } from '@domizil/api/schemas'
import { addDays, FAILURE_DAYS, vitalBucket, WEB_VITAL_NAMES } from '@domizil/domain'
import type { Database } from '../../foundation/tables/index.ts'
import { type Clock, dayOf, requireAdmin, type Observer, type User } from '../../foundation/kernel/index.ts'
import type { CanaryService } from './canary-service.ts'
import { addVisit, deleteVitalsBefore, presentVitals, vitalsSince } from './vitals-repository.ts'

export type VitalsService = ReturnType<typeof createVitalsService>

type Visit = CallInput<typeof reportVitals>['params'] &
  CallInput<typeof reportVitals>['body'] & { readonly from: string }

/** Without canaries. One version has at most 33 rows, eleven for each vital: about 150 versions fit. */
const MOST_A_DAY = 5000
const MOST_LISTED = 200
/** As long as the outcome of a canary is shown. */
const KEPT_DAYS = 30

/** How fast versions are in browsers: counted in histograms, so that a slower version is seen, and a canary of it ended. */
export function createVitalsService({
  db,
  clock,
  canaries,
  observe,
}: {
  db: Database
  clock: Clock
  canaries: Pick<CanaryService, 'findFirst' | 'decide'>
  observe?: Observer | undefined
}) {
  return {
    /** Counts a visit, for the canary too that it belongs to if it is the first of its network. Tells whether it was counted. */
    async report({ remote, version, channel, trial, from, ...values }: Visit): Promise<{ noted: boolean }> {
      const measured = WEB_VITAL_NAMES.flatMap((vital) => {
        const value = values[vital]
        return value === undefined ? [] : [{ vital, value, bucket: vitalBucket(vital, value) }]
      })
      if (measured.length === 0) return { noted: false }

      const day = dayOf(clock())
      const found = trial ? await canaries.findFirst({ remote, version, trial, from }, 'visit') : undefined
      await deleteVitalsBefore(db, addDays(day, -KEPT_DAYS))
      const kind = { day, channel, remote, version, trial: found?.trial.id ?? '' }
      const noted = await addVisit(db, kind, measured, MOST_A_DAY)
      for (const { vital, value } of noted ? measured : []) {
        observe?.version?.({ kind: 'vital', channel, remote, version, vital, value })
      }
      if (found?.isCanary) await canaries.decide(found.trial)
      return { noted }
    },

    /**
     * How fast the versions were in the last days, by channel: those with the most visits.
     *
     * @throws {DomainError} ADMINS_ONLY (403) for everybody but administrators.
     */
    async list(actor: User): Promise<VersionVitals[]> {
      requireAdmin(actor)

      const rows = await vitalsSince(db, addDays(dayOf(clock()), 1 - FAILURE_DAYS), MOST_LISTED)
      const versions = new Map<string, typeof rows>()
      for (const row of rows) {
        const key = `${row.channel} ${row.remote} ${row.version}`
        versions.set(key, [...(versions.get(key) ?? []), row])
      }
      return [...versions.values()].flatMap((ofVersion) => {
        const [first] = ofVersion
        if (!first) return []
        const { channel, remote, version } = first
        return [{ channel, remote, version, vitals: presentVitals(ofVersion) }]
      })
    },
  }
}
