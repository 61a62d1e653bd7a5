// How many first views are drawn while all processors are busy and the process that draws stands still now and then.
// Linux alone tells which process that is.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { percentile } from './api/percentile.ts'
import { keepBusy, stopNowAndThen } from './busy/trouble.ts'
import { type View, type Visit, visit } from './busy/visitors.ts'
import { ROOT } from './paths.ts'
import { processorSeconds } from './processor-time.ts'
import { serve } from './serve.ts'

interface Budget {
  readonly visitorsPerSecond: number
  readonly seconds: number
  readonly minDrawnPercent: number
  /** The first byte of 95 % of the visits, in relation to the quiet site. */
  readonly maxFirstByteRatio: number
}

const { busy: budget } = JSON.parse(
  readFileSync(path.join(ROOT, 'packages/tools/bench/budgets.json'), 'utf8'),
) as { busy: Budget }
const work = mkdtempSync(path.join(tmpdir(), 'domizil-bench-'))
const { url, pid, stop } = await serve(8395, { DATA_FOLDER: path.join(work, 'data'), DRAW_PAGES: 'process' })

try {
  const load = { perSecond: budget.visitorsPerSecond, seconds: budget.seconds }
  await visit(url, { ...load, seconds: 5 })
  const quiet = await measure(() => visit(url, load))

  const endings = [keepBusy(), stopNowAndThen(pid, { forMs: 2_000, everyMs: 30_000 })]
  const busy = await measure(() => visit(url, load)).finally(() => endings.forEach((end) => end()))

  console.table({ quiet: quiet.row, busy: busy.row })
  const broken = problemsOf(quiet, busy)
  for (const problem of broken) console.log(`over budget: ${problem}`)
  process.exitCode = broken.length > 0 ? 1 : 0
} finally {
  await stop()
  rmSync(work, { recursive: true, force: true })
}

async function measure(run: () => Promise<readonly Visit[]>) {
  const before = processorSeconds(pid) ?? 0
  const visits = await run()
  const processorMs = (((processorSeconds(pid) ?? 0) - before) * 1_000) / visits.length
  const count = (view: View) => visits.filter((one) => one.view === view).length
  const times = visits.map(({ firstByteMs }) => firstByteMs)
  const figures = {
    drawn: (count('drawn') / visits.length) * 100,
    blank: count('blank'),
    late: percentile(times, 95),
  }

  return {
    ...figures,
    row: {
      visits: visits.length,
      'drawn %': Number(figures.drawn.toFixed(1)),
      frames: count('frame'),
      blank: figures.blank,
      'first byte, median ms': Math.round(percentile(times, 50)),
      '95 %': Math.round(figures.late),
      'ms of processor a page': Number(processorMs.toFixed(1)),
    },
  }
}

type Measured = Awaited<ReturnType<typeof measure>>

function problemsOf(quiet: Measured, busy: Measured): string[] {
  const { minDrawnPercent, maxFirstByteRatio } = budget
  const ratio = busy.late / quiet.late
  return [
    ...(busy.drawn < minDrawnPercent
      ? [`${busy.drawn.toFixed(1)} % drawn, at least ${minDrawnPercent}`]
      : []),
    ...(busy.blank > 0 ? [`${busy.blank} blank pages`] : []),
    ...(ratio > maxFirstByteRatio
      ? [
          `the first byte comes ${ratio.toFixed(1)} times as late as on the quiet site, allowed ${maxFirstByteRatio}`,
        ]
      : []),
  ]
}
