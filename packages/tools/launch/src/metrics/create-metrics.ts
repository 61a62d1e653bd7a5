import { WEB_VITAL_NAMES, WEB_VITALS, type WebVital } from '@domizil/domain'
import type { Following } from '@domizil/federation'
import type { AnsweredRequest, DrawnView } from '@domizil/gateway'
import type { Gauge as Reading, Observer } from '@domizil/server'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from '../site/log.ts'

/** The counts of connections that pg's pool offers. */
interface Pool {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How long a reading of the tables is used: several scrapers must not become a load. */
const READ_AGAIN_MS = 10_000

/** What the gauges of `readGauges` mean. */
const READINGS: Record<Reading['name'], string> = {
  jobs_due: 'Jobs whose time has come',
  job_lag_seconds: 'How long the oldest due job has waited',
  jobs_given_up: 'Jobs that were given up and are kept',
  items_failed: 'Items of timers that failed and are tried again',
  mail_lag_seconds: 'How long the oldest unsent mail has waited',
  calendar_lag_seconds: 'How long the calendar that is due first has waited',
  standby_missing: 'Whether writes wait for a standby of the database that is not there',
}

/** The measurements of this process, for Prometheus, and the access log. */
export type Metrics = ReturnType<typeof createMetrics>

const VERSION = ['channel', 'remote', 'version'] as const
/** Prometheus measures in seconds; a shift of the layout has no unit. */
const VITALS = {
  lcp: { name: 'domizil_lcp_seconds', help: 'Largest paint of a visit that began with the app', unit: 1000 },
  inp: { name: 'domizil_inp_seconds', help: 'Slowest reaction in such a visit', unit: 1000 },
  cls: { name: 'domizil_cls', help: 'Shift of the layout in such a visit', unit: 1 },
} satisfies Record<WebVital, { name: string; help: string; unit: number }>

/** Creates the measurements; `logAccess` writes a line for every answer of the gateway. */
export function createMetrics({ logAccess }: { logAccess: Log | null }) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answer = createAnswerMetrics(registers)
  const jobs = createJobMetrics(registers)
  const draws = new Histogram({
    name: 'domizil_first_view_seconds',
    help: 'How long drawing a first view took; 0 where none was drawn for this visit',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  })

  const backend: Required<Observer> = {
    request: (answered) => answer('backend', answered),
    job: jobs,
    version: createVersionMetrics(registers),
  }

  return {
    backend,

    gateway({ id, ...answered }: AnsweredRequest): void {
      answer('gateway', answered)
      const { method, route, status, seconds } = answered
      logAccess?.info(
        { requestId: id, method, route, status, ms: Math.round(seconds * 1000) },
        `${method} ${route} ${status}`,
      )
    },

    draw: ({ outcome, seconds }: DrawnView) => draws.observe({ outcome }, seconds),

    watchPool(pool: Pool): void {
      addGauge(
        registers,
        'domizil_pool_connections',
        'Connections to the database, and calls that wait for one',
        {
          labelNames: ['state'],
          collect: (gauge) => {
            gauge.set({ state: 'idle' }, pool.idleCount)
            gauge.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
            gauge.set({ state: 'waiting' }, pool.waitingCount)
          },
        },
      )
    },

    watchWork(readGauges: () => Promise<Reading[]>): void {
      const read = remember(readGauges)
      for (const [name, help] of Object.entries(READINGS)) {
        addGauge(registers, `domizil_${name}`, help, {
          labelNames: ['kind'],
          collect: async (gauge) => {
            gauge.reset()
            const readings = await read()
            for (const { kind = 'all', value } of readings.filter((reading) => reading.name === name)) {
              gauge.set({ kind }, value)
            }
          },
        })
      }
    },

    /** How far the copy of a followed registry is: a revision that stays behind, or a service that is away. */
    watchFollowing(following: () => Following): void {
      addGauge(registers, 'domizil_registry_revision', 'The revision of the registry that is served', {
        labelNames: [],
        collect: (gauge) => gauge.set(following().revision ?? 0),
      })
      addGauge(registers, 'domizil_registry_away_seconds', 'How long the followed registry has been away', {
        labelNames: [],
        collect: (gauge) => {
          const { awaySince } = following()
          gauge.set(awaySince === null ? 0 : (Date.now() - Date.parse(awaySince)) / 1000)
        },
      })
    },

    /** Everything in the format of Prometheus. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
    /** The same as values. */
    read: () => registry.getMetricsAsJSON(),
  }
}

/** Rate, errors and duration, by the pattern of a call: errors are counted apart, which keeps the series few. */
function createAnswerMetrics(registers: Registry[]) {
  const requests = new Counter({
    name: 'domizil_http_requests_total',
    help: 'Answered requests',
    labelNames: ['part', 'method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'domizil_http_request_seconds',
    help: 'How long answering took',
    labelNames: ['part', 'method', 'route'],
    buckets: SECONDS,
    registers,
  })

  return (part: string, { method, route, status, seconds }: Omit<AnsweredRequest, 'id'>) => {
    requests.inc({ part, method, route, status })
    durations.observe({ part, method, route }, seconds)
  }
}

function createJobMetrics(registers: Registry[]): NonNullable<Observer['job']> {
  const attempts = new Histogram({
    name: 'domizil_job_seconds',
    help: 'How long attempts at jobs took',
    labelNames: ['kind', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  })

  return ({ kind, outcome, seconds }) => attempts.observe({ kind, outcome }, seconds)
}

function addGauge(
  registers: Registry[],
  name: string,
  help: string,
  { labelNames, collect }: { labelNames: string[]; collect: (gauge: Gauge) => void | Promise<void> },
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames,
    registers: [],
    async collect() {
      await collect(this)
    },
  })
  for (const registry of registers) registry.registerMetric(gauge)
}

/** Reads at most every few seconds. Without an answer there is no reading, which an alert can find. */
function remember(read: () => Promise<Reading[]>): () => Promise<Reading[]> {
  let until = 0
  let reading: Promise<Reading[]> = Promise.resolve([])

  return () => {
    const now = performance.now()
    if (now >= until) {
      until = now + READ_AGAIN_MS
      reading = read().catch(() => [])
    }
    return reading
  }
}

/** What browsers report of the versions of apps, by channel: what canaries are judged by, and what failed in any version. */
function createVersionMetrics(registers: Registry[]): NonNullable<Observer['version']> {
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames: [...VERSION, ...labelNames], registers })
  const canary = {
    start: counter('domizil_canary_starts_total', 'Starts while a canary is judged, one a network', [
      'group',
    ]),
    failure: counter('domizil_canary_failures_total', 'Starts of these that have failed', ['group']),
  }
  const verdicts = counter('domizil_canary_verdicts_total', 'Canaries ended or promoted by themselves', [
    'verdict',
  ])
  const failures = counter(
    'domizil_remote_failures_total',
    'Failures in browsers; of calls in the phase call',
    ['phase'],
  )
  const vitals = Object.fromEntries(
    WEB_VITAL_NAMES.map((vital) => {
      const { unit, ...described } = VITALS[vital]
      const buckets = WEB_VITALS[vital].bounds.map((bound) => bound / unit)
      return [vital, new Histogram({ ...described, labelNames: VERSION, buckets, registers })]
    }),
  )

  return ({ channel, remote, version, ...report }) => {
    const labels = { channel, remote, version }
    switch (report.kind) {
      case 'canary':
        return canary[report.what].inc({ ...labels, group: report.isCanary ? 'canary' : 'stable' })
      case 'failure':
        return failures.inc({ ...labels, phase: report.phase })
      case 'verdict':
        return verdicts.inc({ ...labels, verdict: report.verdict })
      case 'vital':
        return vitals[report.vital]?.observe(labels, report.value / VITALS[report.vital].unit)
    }
  }
}
