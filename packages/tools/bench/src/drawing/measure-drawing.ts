import { createRenderer, type Renderer } from '@domizil/renderer'
import type { DrawnPage } from './drawn-page.ts'

const WARM_UP = 40
const RUNS = 100
const PATIENT = { taskMs: 10_000, startMs: 30_000, megabytes: 512 }

/** A renderer that ends the benchmark with the failure of a half, instead of leaving its pages to a browser. */
export function openRenderer(): Renderer {
  return createRenderer({
    onFailure: ({ part, reason }) => {
      throw new Error(`${part.name} ${part.version} cannot draw: ${reason}`)
    },
    limits: PATIENT,
  })
}

/** Draws a page with its answers at hand. */
export async function drawOnce(renderer: Renderer, path: string, page: DrawnPage): Promise<void> {
  const [pathname = '/', search] = path.split('?')
  const drawn = await renderer.draw(
    page.set,
    {
      path: pathname,
      search: search === undefined ? '' : `?${search}`,
      width: 412,
      day: page.facts.drawnOn,
      facts: page.facts,
    },
    async () => page.answers,
  )
  if (typeof drawn !== 'object') throw new Error(`${path} was not drawn: ${drawn ?? 'no half draws it'}`)
}

/** The processor time of one drawing of a warm thread, in milliseconds: the median. */
export async function measureDrawing(renderer: Renderer, path: string, page: DrawnPage): Promise<number> {
  for (let run = 0; run < WARM_UP; run += 1) await drawOnce(renderer, path, page)

  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const before = process.cpuUsage()
    await drawOnce(renderer, path, page)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1_000)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
}

/** How much a set of versions adds to the resident memory of the process once it has drawn, in megabytes. */
export async function measureMemory(path: string, page: DrawnPage): Promise<number> {
  const renderer = openRenderer()
  const before = process.memoryUsage().rss
  await drawOnce(renderer, path, page)
  const after = process.memoryUsage().rss
  await renderer.close()

  return Math.round((after - before) / 1024 / 1024)
}
