// Benchmark of a site in use: visitors, tenants and landlords over HTTP, on PostgreSQL if there is one.
import { loadavg } from 'node:os'
import { invite, live, noFigures, type Figures as People } from '@domizil/e2e/crowd'
import { type Figures, judge, overBudget, percentile } from './budgets.ts'
import { DATABASES, serveAlone } from './serve.ts'

/** What the site's process says of itself; reading it begins a new period of the event loop's delay. */
async function readProcess(metricsPort: number) {
  const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])

  return {
    MB: Math.round(valueOf('process_resident_memory_bytes') / 1024 / 1024),
    'loop 99 %': Math.round(valueOf('nodejs_eventloop_lag_p99_seconds') * 1_000),
    'loop most': Math.round(valueOf('nodejs_eventloop_lag_max_seconds') * 1_000),
    processorSeconds: Math.round(valueOf('process_cpu_seconds_total')),
  }
}

const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 120)
const PEOPLE = Number(process.env['LOAD_PEOPLE'] ?? 50)
const METRICS_PORT = 8396

const site = await serveAlone(
  {
    METRICS_PORT: String(METRICS_PORT),
    // The browsers of the landlord share one account, and tenants never rest.
    RATE_LIMITS: 'messages=100000/600,requests=100000/3600',
  },
  DATABASES[0],
)
try {
  const figures = noFigures()
  const people = await invite(site.url, figures, PEOPLE)
  console.log(`${PEOPLE} people for ${SECONDS} s, load of the machine ${loadavg()[0]?.toFixed(1)} …`)
  const before = await readProcess(METRICS_PORT)
  const until = performance.now() + SECONDS * 1_000
  await Promise.all(people.map((step) => live(step, () => performance.now() < until)))
  const after = await readProcess(METRICS_PORT)

  const { processorSeconds, ...rest } = after
  const process = {
    ...rest,
    'MB before': before.MB,
    processorSeconds: processorSeconds - before.processorSeconds,
  }
  judge('load', { ...rowsOf(figures), process })
  for (const [failure, count] of figures.failures) overBudget(`${count} × ${failure}`)
} finally {
  await site.stop()
}

/** A row of the table for what each kind of step took, in milliseconds. */
function rowsOf({ times }: People): Record<string, Figures> {
  return Object.fromEntries(
    [...times].map(([kind, of]) => [
      kind,
      {
        count: of.length,
        median: percentile(of, 50),
        '95 %': percentile(of, 95),
        '99 %': percentile(of, 99),
      },
    ]),
  )
}
