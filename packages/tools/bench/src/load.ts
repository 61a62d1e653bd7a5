// Benchmark of a site in use: visitors, tenants and landlords over HTTP, on PostgreSQL if there is one.
import { loadavg } from 'node:os'
import { judge, overBudget } from './budgets.ts'
import { noFigures, rowsOf } from './people/figures.ts'
import { invite, live } from './people/people.ts'
import { readProcess } from './people/process-figures.ts'
import { DATABASES, serveAlone } from './serve.ts'

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
