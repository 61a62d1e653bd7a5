import { type CanaryFinding, countVisits, WEB_VITAL_NAMES, type WebVital } from '@domizil/domain'
import type { Trial } from './canary-control.ts'
import { slowVisits } from './canary-findings.ts'
import { isCompared, isTooSlow, type Visits } from './judge-canary.ts'
import { countsIn, type VitalRow } from './vitals-repository.ts'

/** Why a canary is too slow; undefined if no version of it is. */
export function slownessOf(trial: Trial, rows: readonly VitalRow[]): CanaryFinding | undefined {
  const slow = comparisonsOf(trial, rows).find(({ canary, stable }) => isTooSlow(canary, stable, trial.judge))
  return slow && slowVisits(slow.part, slow.vital, slow.canary, slow.stable)
}

/** Whether enough visits are measured to promote a canary that is not too slow. */
export function isMeasured(trial: Trial, rows: readonly VitalRow[]): boolean {
  return comparisonsOf(trial, rows).every(({ canary, stable }) => isCompared(canary, stable, trial.judge))
}

function comparisonsOf({ parts }: Trial, rows: readonly VitalRow[]) {
  return parts.flatMap((part) =>
    WEB_VITAL_NAMES.map((vital) => ({
      part,
      vital,
      canary: visitsOf(rows, { remote: part.name, version: part.version, vital }),
      stable: visitsOf(rows, { remote: part.name, version: part.stable, vital }),
    })),
  )
}

function visitsOf(
  rows: readonly VitalRow[],
  { remote, version, vital }: { remote: string; version: string; vital: WebVital },
): Visits {
  const ofVersion = rows.filter((row) => row.remote === remote && row.version === version)
  return countVisits(vital, countsIn(ofVersion, vital))
}
