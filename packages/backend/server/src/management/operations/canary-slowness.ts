import { countVisits, WEB_VITAL_NAMES, WEB_VITALS, type WebVital } from '@domizil/domain'
import type { Trial } from './canary-control.ts'
import { isTooSlow, type Visits } from './judge-canary.ts'
import { countsIn, type VitalRow } from './vitals-repository.ts'

/** Why a canary is too slow, in English; undefined if no version of it is. */
export function slownessOf({ parts, judge }: Trial, rows: readonly VitalRow[]): string | undefined {
  for (const { name, version, stable } of parts) {
    for (const vital of WEB_VITAL_NAMES) {
      const canary = visitsOf(rows, { remote: name, version, vital })
      const others = visitsOf(rows, { remote: name, version: stable, vital })
      if (!isTooSlow(canary, others, judge)) continue
      return (
        `${vital.toUpperCase()} was over ${WEB_VITALS[vital].good} in ${canary.slow} of ${canary.visits} visits ` +
        `of ${name} ${version} (${percentOf(canary)}), in ${others.slow} of ${others.visits} of ${stable} (${percentOf(others)}).`
      )
    }
  }
  return undefined
}

function visitsOf(
  rows: readonly VitalRow[],
  { remote, version, vital }: { remote: string; version: string; vital: WebVital },
): Visits {
  const ofVersion = rows.filter((row) => row.remote === remote && row.version === version)
  return countVisits(vital, countsIn(ofVersion, vital))
}

function percentOf({ visits, slow }: Visits): string {
  return `${(visits === 0 ? 0 : (100 * slow) / visits).toFixed(1)} %`
}
