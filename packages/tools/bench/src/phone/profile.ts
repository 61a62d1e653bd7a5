import type { CDPSession } from '@playwright/test'
import { publishedFile, sourceAt } from '../sources.ts'

/** Longer tasks block a page. */
const LONG_MS = 50
const SAMPLE_US = 500
const MOST_ROWS = 25
const NOT_WORK = new Set(['(idle)', '(root)'])
/** Work of the browser that is no script, such as layout. */
const BROWSER = new Set(['(program)', '(garbage collector)'])

type Profile = Awaited<ReturnType<typeof stop>>
type Node = Profile['nodes'][number]

/** Where the processor goes in a visit: self time by file and function, and what long tasks consist of. */
export interface Costs {
  readonly functions: readonly { ms: number; function: string; file: string }[]
  readonly tasks: readonly { at: number; ms: number; cause: string; most: string }[]
}

/** Samples a page from now on, by the browser's own profiler. */
export async function startProfile(session: CDPSession): Promise<() => Promise<Costs>> {
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLE_US })
  await session.send('Profiler.start')

  return async () => costsOf(await stop(session))
}

async function stop(session: CDPSession) {
  return (await session.send('Profiler.stop')).profile
}

function costsOf(profile: Profile): Costs {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const parents = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map((one) => [one, id])))
  const samples = samplesOf(profile, nodes)

  return {
    functions: [...sums(samples, ({ node }) => nameOf(node))]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MOST_ROWS)
      .map(([name, ms]) => {
        const [called = '', file = ''] = name.split(' in ')
        return { ms: Math.round(ms), function: called, file }
      }),
    tasks: tasksOf(samples).map((task) => ({
      at: Math.round(task[0]?.at ?? 0),
      ms: Math.round(total(task)),
      cause: largest(sums(task, ({ node }) => nameOf(outermost(node)))),
      most: largest(sums(task, ({ node }) => nameOf(node))),
    })),
  }

  /** The first function of ours on the way to this one. */
  function outermost(node: Node): Node {
    let found = node
    for (let id: number | undefined = node.id; id !== undefined; id = parents.get(id)) {
      const one = nodes.get(id)
      if (one?.callFrame.url) found = one
    }
    return found
  }
}

interface Sample {
  readonly node: Node
  /** Milliseconds since the beginning. */
  readonly at: number
  readonly ms: number
}

function samplesOf({ samples = [], timeDeltas = [] }: Profile, nodes: ReadonlyMap<number, Node>): Sample[] {
  let at = 0
  return samples.flatMap((id, index) => {
    at += (timeDeltas[index] ?? 0) / 1_000
    const node = nodes.get(id)
    return node ? { node, at, ms: (timeDeltas[index + 1] ?? 0) / 1_000 } : []
  })
}

/** Runs of samples in which the page was never idle, if they are long. */
function tasksOf(samples: readonly Sample[]): Sample[][] {
  const tasks: Sample[][] = [[]]
  for (const sample of samples) {
    if (NOT_WORK.has(sample.node.callFrame.functionName)) tasks.push([])
    else tasks.at(-1)?.push(sample)
  }
  return tasks.filter((task) => total(task) > LONG_MS)
}

function total(samples: readonly Sample[]): number {
  return samples.reduce((sum, { ms }) => sum + ms, 0)
}

function sums(samples: readonly Sample[], nameOfSample: (sample: Sample) => string): Map<string, number> {
  const found = new Map<string, number>()
  for (const sample of samples) {
    if (NOT_WORK.has(sample.node.callFrame.functionName)) continue
    const name = nameOfSample(sample)
    found.set(name, (found.get(name) ?? 0) + sample.ms)
  }
  return found
}

function largest(by: ReadonlyMap<string, number>): string {
  const [name, ms] = [...by].toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0]
  return `${name} (${Math.round(ms)} ms)`
}

/** The function and its source, as `render in src/pages/home.tsx`. */
function nameOf({ callFrame: { functionName, url, lineNumber, columnNumber } }: Node): string {
  if (BROWSER.has(functionName)) return `${functionName} in the browser`
  const file = publishedFile(url)
  if (!file) return `${functionName || '(anonymous)'} in ${url === '' ? 'the browser' : 'the page'}`
  const { originalSource = file, originalLine = 0, name } = sourceAt(file, lineNumber, columnNumber)
  const source = originalSource
    .replace(/^.*\/node_modules\//, '')
    .replace(/^(?:webpack:\/\/[^/]*\/|\.\.\/)+/, '')
  return `${name ?? (functionName || '(anonymous)')} in ${source.slice(0, 80)}:${originalLine + 1}`
}
