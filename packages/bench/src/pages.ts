// First visits of the pages, federated and as one bundle, over a slow connection with empty caches.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chosenBrowser } from '@domizil/browser'
import { type Browser, chromium } from '@playwright/test'
import { buildBaseline } from './build-baseline.ts'
import { measurePage, type Visit } from './measure-page.ts'
import { ROOT } from './paths.ts'
import { serve } from './serve.ts'

interface Budget {
  readonly name: string
  readonly path: string
  readonly selector: string
  /** Federated time by the baseline's. */
  readonly maxTimeRatio: number
  readonly maxScriptKilobytes: number
}

const RUNS = Number(process.env['BENCH_RUNS'] ?? 7)
const { pages: budgets } = JSON.parse(
  readFileSync(path.join(ROOT, 'packages/bench/budgets.json'), 'utf8'),
) as {
  pages: Budget[]
}
const work = mkdtempSync(path.join(tmpdir(), 'domizil-bench-'))
const closing: (() => unknown)[] = [() => rmSync(work, { recursive: true, force: true })]

try {
  const { federated, baseline } = await startBoth()
  const browser = await openBrowser()
  const rows = []
  for (const budget of budgets) rows.push(await compare(browser, budget, { federated, baseline }))
  console.table(rows.map(({ row }) => row))
  const broken = rows.flatMap(({ problems }) => problems)
  for (const problem of broken) console.log(`over budget: ${problem}`)
  process.exitCode = broken.length > 0 ? 1 : 0
} finally {
  for (const close of closing.toReversed()) await close()
}

/** The addresses of the product and of the same sources as one bundle, on the same data. */
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

async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = chosenBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    env: { ...process.env, ...env },
  })
  closing.push(() => browser.close())
  return browser
}

/** In turns, so that a machine that drifts drifts for both. */
async function compare(
  chrome: Browser,
  { name, path: target, selector, maxTimeRatio, maxScriptKilobytes }: Budget,
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
  const kilobytes = Math.round(one.scriptBytes / 1024)
  return {
    row: {
      page: name,
      'federated ms': one.milliseconds,
      'one bundle ms': other.milliseconds,
      ratio: Number(ratio.toFixed(2)),
      'federated JS KB': kilobytes,
      'one bundle JS KB': Math.round(other.scriptBytes / 1024),
      'federated CSS KB': Math.round(one.styleBytes / 1024),
      'federated requests': one.requests,
      'one bundle requests': other.requests,
    },
    problems: [
      ...(ratio > maxTimeRatio
        ? [`${name}: ${ratio.toFixed(2)} times the time of one bundle, allowed ${maxTimeRatio}`]
        : []),
      ...(kilobytes > maxScriptKilobytes
        ? [`${name}: ${kilobytes} KB of scripts, allowed ${maxScriptKilobytes}`]
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
