// A benchmark of trouble: people use a site whose parts fail in turn. Counts what is lost and what is doubled afterwards.
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@domizil/database'
import { compare, type Compared } from './faults/compare.ts'
import { faultsOf } from './faults/faults.ts'
import {
  type Counts,
  type Pool,
  readArrived,
  readBefore,
  readStored,
  readUnfinished,
  type Stored,
} from './faults/stored.ts'
import { tryFaults } from './faults/try-faults.ts'
import { type Figures, type Kind, noFigures } from './crowd/figures.ts'
import { invite, live } from './crowd/people.ts'
import { type SiteOfParts, startSiteOfParts } from './parts/site-of-parts.ts'

const PEOPLE = Number(process.env['FAULTS_PEOPLE'] ?? 40)
/** Words of the names of those that are tried: FAULTS_ONLY=backend. */
const ONLY = process.env['FAULTS_ONLY'] ?? ''
/** A failed job is tried again after 30 s, and after twice as long each time: the third time within two minutes. */
const JOBS_MS = 600_000
/** As many as a backend sends at the same time. */
const MAILS_AT_ONCE = 5

// Every fault fills the logs of the parts: they would hide the tables.
process.env['REAL_LOGS'] ??= path.join(tmpdir(), 'domizil-faults.log')
// Keycloak takes a gigabyte and minutes to start; the provider of the product stands in a separate process as well.
const identity = process.env['FAULTS_IDENTITY'] === 'keycloak' ? 'keycloak' : 'embedded'
// All browsers of the landlord share one account, and tenants never rest.
const RATE_LIMITS = 'messages=100000/600,requests=100000/3600,search=100000/60'
const site = await startSiteOfParts(console.log, {
  settings: { RATE_LIMITS },
  identity,
  dataFolder: process.env['BENCH_DATA'],
})
if (site) {
  const { pool, close } = await openDatabase({ url: site.databaseUrl })
  try {
    await measure(site, pool)
  } finally {
    await close()
    await site.stop()
  }
}

async function measure({ url, mails, ...parts }: SiteOfParts, pool: Pool): Promise<void> {
  const figures = noFigures()
  const before = await readBefore(pool)
  const people = await invite(url, figures, PEOPLE)
  const faults = faultsOf({ url, mails, ...parts }).filter(({ name }) => name.includes(ONLY))

  console.log(`${PEOPLE} people, and ${faults.length} faults in turn; the logs: ${process.env['REAL_LOGS']}`)
  let isOver = false
  const lives = people.map((step) => live(step, () => !isOver))
  const tried = await tryFaults(faults, figures)
  isOver = true
  await Promise.all(lives)
  console.table(tried)
  for (const [failure, count] of figures.failures) console.log(`  ${count} × ${failure}`)

  const startedAt = performance.now()
  const unfinished = await untilJobsAreDone(pool)
  console.log(`Jobs waited for ${Math.round((performance.now() - startedAt) / 1_000)} s`)
  const senders = faults.reduce((sum, fault) => sum + (fault.senders ?? 0), 0)
  const compared = comparisons(figures, await readStored(pool, before), {
    arrived: await readArrived(mails.folder),
    copies: senders * MAILS_AT_ONCE,
  })
  console.table(compared)
  for (const [kind, { answered, unknown }] of figures.written.repeated)
    console.log(`${kind}: ${answered} answered when repeated, ${unknown} without an answer`)
  if (unfinished.length > 0) console.table(unfinished)
  const broken = faults.filter(({ isPlanned }, index) => isPlanned && tried[index]?.['failed calls'] !== 0)
  for (const { name } of broken) console.log(`over budget: calls failed while ${name}`)
  const isWrong = unfinished.length > 0 || compared.some(({ lost, doubled }) => lost + doubled > 0)
  if (isWrong || broken.length > 0) process.exitCode = 1
}

async function untilJobsAreDone(pool: Pool) {
  const until = performance.now() + JOBS_MS
  for (;;) {
    const unfinished = await readUnfinished(pool)
    if (unfinished.length === 0 || performance.now() > until) return unfinished
    await wait(1_000)
  }
}

function comparisons(
  { written }: Figures,
  stored: Stored,
  { arrived, copies }: { arrived: Counts; copies: number },
): Compared[] {
  const unknownOf = (kind: Kind) => written.repeated.get(kind)?.unknown ?? 0
  return [
    compare({
      what: 'requests',
      expected: written.requests,
      found: stored.requests,
      unknown: unknownOf('request'),
    }),
    compare({
      what: 'messages',
      expected: written.messages,
      found: stored.messages,
      unknown: unknownOf('message'),
    }),
    compare({ what: 'changes of state', expected: written.events, found: stored.events }),
    ...(['days', 'invoices', 'sealed'] as const).map((what) =>
      compare({ what, expected: stored[what].keys(), found: stored[what] }),
    ),
    compare({ what: 'orders of mails', expected: stored.orders.keys(), found: stored.orders }),
    compare({ what: 'mails', expected: stored.mails.keys(), found: arrived, unknown: 0, copies }),
  ]
}
