import type { BrowserContext, CDPSession } from '@playwright/test'
import { publishedFile, sourceAt } from './sources.ts'

/** Longer tasks block a page. */
const LONG_MS = 50
const SAMPLE_US = 500
const MOST_ROWS = 25
const IDLE = new Set(['(idle)', '(root)'])

type Profile = Awaited<ReturnType<typeof stop>>
type Node = Profile['nodes'][number]

interface Sample {
  /** The function that ran, as `render in src/pages/home.tsx:12`. */
  readonly self: string
  /** The first function of ours on the way to it: what began the task. */
  readonly cause: string
  /** Milliseconds since the beginning. */
  readonly at: number
  readonly ms: number
  readonly isIdle: boolean
}

/** A slow device, in the words of Lighthouse. */
export interface Throttling {
  readonly requestLatencyMs: number
  readonly downloadThroughputKbps: number
  readonly uploadThroughputKbps: number
  readonly cpuSlowdownMultiplier: number
}

/**
 * Prints where the processor goes in a visit with empty caches, until a mark and one second longer: self time by function and
 * file, and what each long task consists of.
 */
export async function printProfile(
  chrome: BrowserContext,
  { url, mark, throttling }: { url: string; mark: string; throttling: Throttling },
): Promise<void> {
  const page = await chrome.newPage()
  const session = await chrome.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttling.requestLatencyMs,
    downloadThroughput: bytesPerSecond(throttling.downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(throttling.uploadThroughputKbps),
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling.cpuSlowdownMultiplier })
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLE_US })
  await session.send('Profiler.start')
  await page.goto(url)
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark)
  await page.waitForTimeout(1_000)
  const samples = samplesOf(await stop(session))
  await page.close()

  console.log(`\n${url}: self time by function`)
  console.table(
    byTime(samples, ({ self }) => self)
      .slice(0, MOST_ROWS)
      .map(([name, ms]) => ({ ms, name })),
  )
  console.log(`${url}: tasks of more than ${LONG_MS} ms`)
  console.table(
    longTasks(samples).map((task) => ({
      at: Math.round(task[0]?.at ?? 0),
      ms: Math.round(total(task)),
      cause: byTime(task, ({ cause }) => cause)[0]?.join(' '),
      most: byTime(task, ({ self }) => self)[0]?.join(' '),
    })),
  )
}

const bytesPerSecond = (kbps: number) => (kbps * 1_000) / 8

async function stop(session: CDPSession) {
  return (await session.send('Profiler.stop')).profile
}

function samplesOf({ nodes, samples = [], timeDeltas = [] }: Profile): Sample[] {
  const known = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  let at = 0

  return samples.flatMap((id, index) => {
    at += (timeDeltas[index] ?? 0) / 1_000
    const node = known.get(id)
    if (!node) return []
    const isIdle = IDLE.has(node.callFrame.functionName)
    const ms = (timeDeltas[index + 1] ?? 0) / 1_000
    return { self: nameOf(node), cause: nameOf(outermost(node)), at, ms, isIdle }
  })

  function outermost(node: Node): Node {
    const parent = known.get(parents.get(node.id) ?? -1)
    if (!parent) return node
    const first = outermost(parent)
    return first.callFrame.url ? first : node
  }
}

/** Runs of samples in which the page was never idle. */
function longTasks(samples: readonly Sample[]): Sample[][] {
  const tasks: Sample[][] = [[]]
  for (const sample of samples) {
    if (sample.isIdle) tasks.push([])
    else tasks.at(-1)?.push(sample)
  }
  return tasks.filter((task) => total(task) > LONG_MS)
}

function total(samples: readonly Sample[]): number {
  return samples.reduce((sum, { ms }) => sum + ms, 0)
}

/** Rounded milliseconds by name, the most first. */
function byTime(samples: readonly Sample[], nameOfSample: (sample: Sample) => string): [string, number][] {
  const sums = new Map<string, number>()
  for (const sample of samples) {
    const name = nameOfSample(sample)
    if (!sample.isIdle) sums.set(name, (sums.get(name) ?? 0) + sample.ms)
  }
  return [...sums]
    .map(([name, ms]): [string, number] => [name, Math.round(ms)])
    .toSorted(([, one], [, other]) => other - one)
}

function nameOf({ callFrame: { functionName, url, lineNumber, columnNumber } }: Node): string {
  const called = functionName || '(anonymous)'
  const file = publishedFile(url)
  if (!file) return `${called} in ${url ? 'the page' : 'the browser'}`
  const { originalSource = file, originalLine = 0, name = called } = sourceAt(file, lineNumber, columnNumber)
  const source = originalSource
    .replace(/^.*\/node_modules\//, '')
    .replace(/^(?:webpack:\/\/[^/]*\/|\.\.\/)+/, '')
  return `${name} in ${source.slice(0, 80)}:${originalLine + 1}`
}
