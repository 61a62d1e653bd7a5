import type { CallInput, reportStart } from '@domizil/api'
import type { CanaryOutcome } from '@domizil/api/schemas'
import { addHours, type CanaryFinding, countVisits, WEB_VITAL_NAMES, type WebVital } from '@domizil/domain'
import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import {
  type Clock,
  type Log,
  type Observer,
  requireAdmin,
  type User,
} from '../../foundation/kernel/index.ts'
import type { CanaryControl, CanaryDecision, Trial } from './canary-control.ts'
import { decisionOf, failedStarts, nextStep, slowVisits } from './canary-findings.ts'
import { type Counts, isCompared, isTooSlow, judgeCanary, type Verdict, type Visits } from './judge-canary.ts'
import { countsIn, presentVitals, type VitalRow, vitalsOfTrials } from './vitals-repository.ts'
import { sql } from 'kysely'

/** What counts once for each network. */
type Reported = 'start' | 'failure' | 'visit'

/** One household, or one rented server, has a network of that size to itself. */
const IPV6_BYTES = 6
const HASH_BYTES = 3

/**
 * Remembers that a network has reported of a version that takes part in a trial. Tells whether it is its first report: one
 * visitor, whose reports can be invented, counts once, and so do visitors who share an address.
 */
async function isFirstReport(
  db: Queries,
  { trial, remote, version }: Pick<TrialVersion, 'trial' | 'remote' | 'version'>,
  what: Reported,
  address: string,
): Promise<boolean> {
  const inserted = await db
    .insertInto('canary_reporter')
    .values({ trial, remote, version, what, reporter: reporterOf(trial, address) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reporter')
    .executeTakeFirst()

  return inserted !== undefined
}

/** Forgets who has reported of other trials than these. */
async function forgetReportersBut(db: Queries, running: readonly string[]): Promise<void> {
  const others = db.deleteFrom('canary_reporter')
  await (running.length > 0 ? others.where('trial', 'not in', running) : others).execute()
}

/** Not enough of a hash to tell whose address it was. */
function reporterOf(trial: string, address: string): number {
  const hash = createHash('sha256')
    .update(`${trial} ${networkOf(address)}`)
    .digest()
  return hash.readUIntBE(0, HASH_BYTES)
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const plain = ipaddr.process(address)
  return plain.kind() === 'ipv4' ? plain.toString() : plain.toByteArray().slice(0, IPV6_BYTES).join('.')
}

export type CanaryService = ReturnType<typeof createCanaryService>

type Start = CallInput<typeof reportStart>['params'] & CallInput<typeof reportStart>['body']
/** The network address that a report came from. */
type From = { readonly from: string }
type CountRow = Awaited<ReturnType<typeof countsOf>>[number]

const KEPT_HOURS = 30 * 24
const NOTHING: Counts = { starts: 0, failures: 0 }

interface Dependencies {
  db: Database
  clock: Clock
  log: Log
  observe?: Observer | undefined
  /** Left out where the registry is out of reach: then nothing is counted, and only people end canaries. */
  canaries?: CanaryControl | undefined
}

/** Counts how the versions of a canary start and fail, and ends or promotes it by what its team has set. */
export function createCanaryService({ db, clock, log, observe, canaries }: Dependencies) {
  /** The running trial that a report is about; undefined for any other: the id comes from a browser. */
  async function find({ remote, version, trial: id }: Start) {
    const trial = (await running()).find((one) => one.id === id)
    const part = trial?.parts.find(({ name }) => name === remote)
    if (!trial || !part || ![part.version, part.stable].includes(version)) return undefined
    return { trial, isCanary: version === part.version }
  }

  /** The running trial that a report counts for: the first of its kind from a network. */
  async function findFirst(started: Start & From, what: Reported) {
    const found = await find(started)
    return found && (await isFirstReport(db, started, what, started.from)) ? found : undefined
  }

  async function count(started: Start & From, what: 'start' | 'failure'): Promise<boolean> {
    const found = await findFirst(started, what)
    if (!found) return false

    const { remote, version, trial } = started
    const { isCanary } = found
    await addToCount(db, { trial, remote, version, is_canary: isCanary }, what, clock())
    observe?.version?.({ kind: 'canary', channel: found.trial.channel, remote, version, what, isCanary })
    if (isCanary) await decide(found.trial)
    return true
  }

  async function running(): Promise<readonly Trial[]> {
    try {
      return (await canaries?.running()) ?? []
    } catch (err) {
      log.warn({ err }, 'The registry was not reached: canaries are not judged')
      return []
    }
  }

  async function decide(trial: Trial): Promise<void> {
    const counts = await countsOf(db, trial.id)
    const judged = trial.parts.map((part) => ({ part, verdict: verdictOf(trial, part, counts) }))
    const bad = judged.find(({ verdict }) => verdict === 'END')
    if (bad) return carryOut(trial, 'END', decisionOf([startsOf(bad.part, counts)]))
    const vitals = await vitalsOfTrials(db, [trial.id])
    const slow = slownessOf(trial, vitals)
    if (slow) return carryOut(trial, 'END', decisionOf([slow]))
    if (judged.every(({ verdict }) => verdict === 'PROMOTE') && isMeasured(trial, vitals)) {
      const starts = trial.parts.map((part) => startsOf(part, counts))
      return carryOut(trial, 'PROMOTE', decisionOf([...starts, nextStep(trial)]))
    }
  }

  /** A registry that refuses is asked again with the next report. */
  async function carryOut(trial: Trial, verdict: Verdict, decision: CanaryDecision): Promise<void> {
    const decided_at = clock()
    await deleteTrialsBefore(db, addHours(decided_at, -KEPT_HOURS))
    if (!(await insertVerdict(db, { trial: trial.id, verdict, ...decision, decided_at }))) return
    try {
      await (verdict === 'END' ? canaries?.end(trial, decision) : canaries?.promote(trial, decision))
      log.warn({ trial: trial.id, verdict, reason: decision.reason }, 'A canary was judged')
      reportVerdict(observe, trial, verdict)
    } catch (err) {
      await deleteVerdict(db, trial.id)
      log.error({ err, trial: trial.id, verdict }, 'The registry refused what was decided about a canary')
    }
  }

  return {
    count,
    findFirst,
    decide,

    /** Counts that a version starts. Tells whether it was counted. */
    async start(started: Start & From): Promise<{ noted: boolean }> {
      return { noted: await count(started, 'start') }
    },

    /** Forgets who has reported of canaries that are over. */
    async forgetReporters(): Promise<void> {
      await forgetReportersBut(
        db,
        ((await canaries?.running()) ?? []).map(({ id }) => id),
      )
    },

    /**
     * How running and recent canaries do.
     *
     * @throws {DomainError} ADMINS_ONLY (403) for everybody but administrators.
     */
    async list(actor: User): Promise<CanaryOutcome[]> {
      requireAdmin(actor)

      const ids = new Set((await running()).map(({ id }) => id))
      const rows = await listCounts(db, addHours(clock(), -KEPT_HOURS))
      const trials = [...new Set(rows.map(({ trial }) => trial))]
      const vitals = await vitalsOfTrials(db, trials)
      return trials.map((trial) =>
        outcomeOf(
          rows.filter((row) => row.trial === trial),
          vitals.filter((row) => row.trial === trial),
          { trial, isRunning: ids.has(trial) },
        ),
      )
    },
  }
}

function reportVerdict(observe: Observer | undefined, { channel, parts }: Trial, verdict: Verdict): void {
  for (const { name: remote, version } of parts) {
    observe?.version?.({ kind: 'verdict', channel, remote, version, verdict })
  }
}

function verdictOf({ judge }: Trial, part: Trial['parts'][number], counts: CountRow[]): Verdict | undefined {
  return judgeCanary(of(part.name, part.version, counts), of(part.name, part.stable, counts), judge)
}

function of(remote: string, version: string, counts: CountRow[]): Counts {
  return counts.find((row) => row.remote === remote && row.version === version) ?? NOTHING
}

function startsOf(part: Trial['parts'][number], counts: CountRow[]) {
  return failedStarts(part, of(part.name, part.version, counts), of(part.name, part.stable, counts))
}

function outcomeOf(
  rows: Awaited<ReturnType<typeof listCounts>>,
  vitals: readonly VitalRow[],
  { trial, isRunning }: { trial: string; isRunning: boolean },
): CanaryOutcome {
  const [first] = rows
  const { verdict: kind, reason, findings, decided_at } = first ?? {}
  return {
    trial,
    isRunning,
    versions: rows.map(({ remote, version, is_canary, starts, failures }) => ({
      remote,
      version,
      isCanary: is_canary,
      starts,
      failures,
      vitals: presentVitals(vitals.filter((row) => row.remote === remote && row.version === version)),
    })),
    verdict:
      kind && reason && findings && decided_at
        ? { kind, reason, findings, decidedAt: decided_at.toISOString() }
        : null,
  }
}

/** Why a canary is too slow; undefined if no version of it is. */
function slownessOf(trial: Trial, rows: readonly VitalRow[]): CanaryFinding | undefined {
  const slow = comparisonsOf(trial, rows).find(({ canary, stable }) => isTooSlow(canary, stable, trial.judge))
  return slow && slowVisits(slow.part, slow.vital, slow.canary, slow.stable)
}

/** Whether enough visits are measured to promote a canary that is not too slow. */
function isMeasured(trial: Trial, rows: readonly VitalRow[]): boolean {
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

/** A version that takes part in a trial. */
interface TrialVersion {
  readonly trial: string
  readonly remote: string
  readonly version: string
  readonly is_canary: boolean
}

/** Counts a start or a failure. */
async function addToCount(
  db: Queries,
  { trial, remote, version, is_canary }: TrialVersion,
  what: 'start' | 'failure',
  now: Date,
): Promise<void> {
  const [starts, failures] = what === 'start' ? [1, 0] : [0, 1]
  await sql`
    INSERT INTO canary_count (trial, remote, version, is_canary, starts, failures, last_at)
    VALUES (${trial}, ${remote}, ${version}, ${is_canary}, ${starts}::integer, ${failures}::integer, ${now}::timestamptz)
    ON CONFLICT (trial, remote, version) DO UPDATE SET
      starts = canary_count.starts + excluded.starts,
      failures = canary_count.failures + excluded.failures,
      last_at = excluded.last_at`.execute(db)
}

/** What the versions of a trial have done so far. */
async function countsOf(db: Queries, trial: string) {
  return db
    .selectFrom('canary_count')
    .select(['remote', 'version', 'is_canary', 'starts', 'failures'])
    .where('trial', '=', trial)
    .execute()
}

/** What was decided about a trial. */
interface TrialVerdict extends CanaryDecision {
  readonly trial: string
  readonly verdict: Verdict
  readonly decided_at: Date
}

/** Stores what was decided. Tells whether nothing had been decided before. */
async function insertVerdict(db: Queries, { findings, ...verdict }: TrialVerdict): Promise<boolean> {
  const inserted = await db
    .insertInto('canary_verdict')
    .values({ ...verdict, findings: JSON.stringify(findings) })
    .onConflict((conflict) => conflict.column('trial').doNothing())
    .returning('trial')
    .executeTakeFirst()

  return inserted !== undefined
}

/** Forgets a verdict that could not be carried out. */
async function deleteVerdict(db: Queries, trial: string): Promise<void> {
  await db.deleteFrom('canary_verdict').where('trial', '=', trial).execute()
}

/** All trials since a time with their verdicts: the newest first, in each the canary first. */
async function listCounts(db: Queries, since: Date) {
  return db
    .selectFrom('canary_count')
    .leftJoin('canary_verdict', 'canary_verdict.trial', 'canary_count.trial')
    .select(['canary_count.trial', 'remote', 'version', 'is_canary', 'starts', 'failures'])
    .select(['verdict', 'reason', 'findings', 'decided_at'])
    .where('last_at', '>=', since)
    .orderBy((eb) => eb.fn.max('last_at').over((over) => over.partitionBy('canary_count.trial')), 'desc')
    .orderBy('canary_count.trial')
    .orderBy('remote')
    .orderBy('is_canary', 'desc')
    .limit(200)
    .execute()
}

async function deleteTrialsBefore(db: Queries, time: Date): Promise<void> {
  await db.deleteFrom('canary_count').where('last_at', '<', time).execute()
  await db.deleteFrom('canary_verdict').where('decided_at', '<', time).execute()
}
