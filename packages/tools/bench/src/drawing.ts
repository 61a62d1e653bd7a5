// Benchmarks of drawing on the server: processor time of a page, memory of a set of versions, pages from the cache.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fetchDrawn } from './drawing/drawn-page.ts'
import { measureCached } from './drawing/measure-cached.ts'
import { measureDrawing, measureMemory, openRenderer } from './drawing/measure-drawing.ts'
import { ROOT } from './paths.ts'
import { serve } from './serve.ts'

interface Budget {
  readonly path: string
  readonly remote: string | null
  /** Processor time of one drawing. */
  readonly maxDrawMs: number
  /** Pages from the cache in one second of processor time. */
  readonly minPagesPerSecond: number
  /** What the versions of this page add to the memory. */
  readonly maxMegabytes: number
}

const { drawing: budgets } = JSON.parse(
  readFileSync(path.join(ROOT, 'packages/tools/bench/budgets.json'), 'utf8'),
) as { drawing: Budget[] }
const work = mkdtempSync(path.join(tmpdir(), 'domizil-bench-'))
const { url, pid, stop } = await serve(8394, { DATA_FOLDER: path.join(work, 'data') })

try {
  // The first thread of a process loads what all share: it is no part of a set.
  const [first] = budgets
  if (first) await measureMemory(first.path, await fetchDrawn(url + first.path, first.remote))
  const rows = []
  for (const budget of budgets) rows.push(await measure(budget))
  console.table(rows.map(({ row }) => row))
  const broken = rows.flatMap(({ problems }) => problems)
  for (const problem of broken) console.log(`over budget: ${problem}`)
  process.exitCode = broken.length > 0 ? 1 : 0
} finally {
  await stop()
  rmSync(work, { recursive: true, force: true })
}

async function measure({ path: target, remote, maxDrawMs, minPagesPerSecond, maxMegabytes }: Budget) {
  const page = await fetchDrawn(url + target, remote)
  const megabytes = await measureMemory(target, page)
  const renderer = openRenderer()
  const drawMs = Number((await measureDrawing(renderer, target, page)).toFixed(1))
  await renderer.close()
  const pagesPerSecond = await measureCached(url + target, pid)

  return {
    row: {
      page: target,
      'ms of processor to draw': drawMs,
      'cached pages a second': pagesPerSecond,
      'MB of a set': megabytes,
    },
    problems: [
      ...(drawMs > maxDrawMs ? [`${target}: ${drawMs} ms to draw, allowed ${maxDrawMs}`] : []),
      ...(megabytes > maxMegabytes ? [`${target}: ${megabytes} MB, allowed ${maxMegabytes}`] : []),
      ...(pagesPerSecond !== undefined && pagesPerSecond < minPagesPerSecond
        ? [`${target}: ${pagesPerSecond} cached pages a second, at least ${minPagesPerSecond}`]
        : []),
    ],
  }
}
