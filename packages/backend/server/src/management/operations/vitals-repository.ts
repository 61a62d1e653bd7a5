import { countVisits, type VitalCounts, vitalPercentile75, type WebVital } from '@domizil/domain'
import type { Vitals } from '@domizil/api/schemas'
import { sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'

/** What the visits of a version were, without the values. */
export interface VisitKind {
  readonly day: string
  readonly channel: string
  readonly remote: string
  readonly version: string
  /** Empty without a running canary. */
  readonly trial: string
}

export interface Measured {
  readonly vital: WebVital
  readonly bucket: number
}

/**
 * Adds a visit to the histograms. Tells whether it did: a day has at most `mostADay` rows. Those of a canary are few, and always fit:
 * what others report cannot keep it from being judged.
 */
export async function addVisit(
  db: Queries,
  { day, channel, remote, version, trial }: VisitKind,
  measured: readonly Measured[],
  mostADay: number,
): Promise<boolean> {
  const values = measured.map(({ vital, bucket }) => sql`(${vital}, ${bucket}::smallint)`)
  const { rows } = await sql`
    INSERT INTO web_vital (day, channel, remote, version, trial, vital, bucket, count)
    SELECT ${day}::date, ${channel}, ${remote}, ${version}, ${trial}, measured.vital, measured.bucket, 1
    FROM (VALUES ${sql.join(values)}) AS measured (vital, bucket)
    WHERE ${trial} <> ''
      OR (SELECT count(*) FROM web_vital WHERE day = ${day}::date AND trial = '') < ${mostADay}::integer
      OR EXISTS (
        SELECT 1 FROM web_vital known
        WHERE known.day = ${day}::date AND known.channel = ${channel} AND known.remote = ${remote}
          AND known.version = ${version} AND known.trial = ${trial}
          AND known.vital = measured.vital AND known.bucket = measured.bucket
      )
    ON CONFLICT (day, channel, remote, version, trial, vital, bucket) DO UPDATE SET count = web_vital.count + 1
    RETURNING count`.execute(db)

  return rows.length > 0
}

export async function deleteVitalsBefore(db: Queries, day: string): Promise<void> {
  await db.deleteFrom('web_vital').where('day', '<', day).execute()
}

/** One bucket of a histogram. */
export interface VitalRow extends Measured {
  readonly remote: string
  readonly version: string
  readonly count: string | number | bigint
}

/** The histograms of trials. */
export async function vitalsOfTrials(db: Queries, trials: readonly string[]) {
  if (trials.length === 0) return []
  return db
    .selectFrom('web_vital')
    .select(['trial', 'remote', 'version', 'vital', 'bucket'])
    .select((eb) => eb.fn.sum('count').as('count'))
    .where('trial', 'in', trials)
    .groupBy(['trial', 'remote', 'version', 'vital', 'bucket'])
    .execute()
}

/** The histograms since a day of the versions with the most visits, by channel. */
export async function vitalsSince(db: Queries, day: string, mostVersions: number) {
  const versions = db
    .selectFrom('web_vital')
    .select(['channel', 'remote', 'version'])
    .where('day', '>=', day)
    .groupBy(['channel', 'remote', 'version'])
    .orderBy((eb) => eb.fn.sum('count'), 'desc')
    .orderBy('version')
    .limit(mostVersions)

  return db
    .selectFrom('web_vital')
    .innerJoin(versions.as('most'), (join) =>
      join
        .onRef('most.channel', '=', 'web_vital.channel')
        .onRef('most.remote', '=', 'web_vital.remote')
        .onRef('most.version', '=', 'web_vital.version'),
    )
    .select(['web_vital.channel', 'web_vital.remote', 'web_vital.version', 'vital', 'bucket'])
    .select((eb) => eb.fn.sum('count').as('count'))
    .where('day', '>=', day)
    .groupBy(['web_vital.channel', 'web_vital.remote', 'web_vital.version', 'vital', 'bucket'])
    .orderBy('web_vital.channel')
    .orderBy('web_vital.remote')
    .orderBy('web_vital.version')
    .execute()
}

/** The histogram of one vital among the rows of one version. */
export function countsIn(rows: readonly VitalRow[], vital: WebVital): VitalCounts {
  return Object.fromEntries(
    rows.filter((row) => row.vital === vital).map(({ bucket, count }) => [bucket, Number(count)]),
  )
}

/** The web vitals that the rows of one version show. */
export function presentVitals(rows: readonly VitalRow[]): Vitals {
  const present = (vital: WebVital) => {
    const counts = countsIn(rows, vital)
    const p75 = vitalPercentile75(vital, counts)
    const { visits, slow } = countVisits(vital, counts)
    return p75 === null ? null : { visits, good: visits - slow, p75 }
  }
  return { lcp: present('lcp'), inp: present('inp'), cls: present('cls') }
}
