// Benchmarks of first visits, federated and as one bundle, over a slow connection with empty caches.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { buildBaseline } from './build-baseline.ts'
import { measurePage, type Visit } from './measure-page.ts'
import { openBrowser } from './open-browser.ts'
import { ROOT } from './paths.ts'
import { serve } from './serve.ts'

interface Budget {
  readonly name: string
  readonly path: string
  readonly selector: string
  /** The federated time divided by the baseline's. */
  readonly maxTimeRatio: number
  /** Transferred scripts and styles. */
  readonly maxKilobytes: number
  /** The federated bytes divided by the baseline's. */
  readonly maxBytesRatio?: number
}

const RUNS = Number(process.env['BENCH_RUNS'] ?? 7)
const { pages: budgets } = JSON.parse(
  readFileSync(path.join(ROOT, 'packages/tools/bench/budgets.json'), 'utf8'),
) as {
  pages: Budget[]
}
const work = mkdtempSync(path.join(tmpdir(), 'domizil-bench-'))
const closing: (() => unknown)[] = [() => rmSync(work, { recursive: true, force: true })]

try {
  const { federated, baseline } = await startBoth()
  const browser = await openBrowser()
  closing.push(() => browser.close())
  const rows = []
  for (const budget of budgets) rows.push(await compare(browser, budget, { federated, baseline }))
  console.table(rows.map(({ row }) => row))
  const broken = rows.flatMap(({ problems }) => problems)
  for (const problem of broken) console.log(`over budget: ${problem}`)
  process.exitCode = broken.length > 0 ? 1 : 0
} finally {
  for (const close of closing.toReversed()) await close()
}

/** The URLs of the product and of the same sources as one bundle, on the same data. */
interface Addresses {
  readonly federated: string
  readonly baseline: string
}

async function startBoth(): Promise<Addresses> {
  console.log('Building the same sources as one bundle …')
  const registry = await buildBaseline(work)
  console.log('Starting both …')
  const federated = await serve(8391, { DATA_FOLDER: path.join(work, 'data') })
  closing.push(federated.stop)
  const baseline = await serve(8392, {
    REGISTRY_FOLDER: registry,
    API_URL: federated.url,
    IDENTITY_URL: federated.url,
    OIDC_ISSUER: `${federated.url}/auth/realms/domizil`,
  })
  closing.push(baseline.stop)
  return { federated: federated.url, baseline: baseline.url }
}

/** Alternates between both, so that drift of the machine affects them equally. */
async function compare(
  chrome: Browser,
  { name, path: target, selector, maxTimeRatio, maxKilobytes, maxBytesRatio = Infinity }: Budget,
  { federated, baseline }: Addresses,
) {
  const ours: Visit[] = []
  const theirs: Visit[] = []
  for (let run = 0; run < RUNS; run += 1) {
    ours.push(await measurePage(chrome, federated + target, selector))
    theirs.push(await measurePage(chrome, baseline + target, selector))
  }

  const [one, other] = [medianOf(ours), medianOf(theirs)]
  const ratio = one.milliseconds / other.milliseconds
  const [ourBytes, theirBytes] = [one, other].map(({ scriptBytes, styleBytes }) => scriptBytes + styleBytes)
  const bytesRatio = (ourBytes ?? 0) / (theirBytes ?? 1)
  const kilobytes = Math.round((ourBytes ?? 0) / 1024)
  return {
    row: {
      page: name,
      'federated ms': one.milliseconds,
      'one bundle ms': other.milliseconds,
      ratio: Number(ratio.toFixed(2)),
      'federated JS and CSS KB': kilobytes,
      'one bundle JS and CSS KB': Math.round((theirBytes ?? 0) / 1024),
      'bytes ratio': Number(bytesRatio.toFixed(2)),
      'federated requests': one.requests,
      'one bundle requests': other.requests,
    },
    problems: [
      ...(ratio > maxTimeRatio
        ? [`${name}: ${ratio.toFixed(2)} times the time of one bundle, allowed ${maxTimeRatio}`]
        : []),
      ...(kilobytes > maxKilobytes
        ? [`${name}: ${kilobytes} KB of scripts and styles, allowed ${maxKilobytes}`]
        : []),
      ...(bytesRatio > maxBytesRatio
        ? [`${name}: ${bytesRatio.toFixed(2)} times the bytes of one bundle, allowed ${maxBytesRatio}`]
        : []),
    ],
  }
}

function medianOf(visits: readonly Visit[]): Visit {
  const middle = (pick: (visit: Visit) => number) =>
    visits.map(pick).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0
  return {
    milliseconds: middle(({ milliseconds }) => milliseconds),
    scriptBytes: middle(({ scriptBytes }) => scriptBytes),
    styleBytes: middle(({ styleBytes }) => styleBytes),
    requests: middle(({ requests }) => requests),
  }
}
