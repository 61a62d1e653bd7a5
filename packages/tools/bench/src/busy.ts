// How many first views are drawn while all processors are busy and the process that draws stands still for 2 s every half minute.
// Linux alone tells which process that is.
import { judge, percentile } from './budgets.ts'
import { keepBusy, stopNowAndThen } from './busy/trouble.ts'
import { type View, type Visit, visit } from './busy/visitors.ts'
import { processorSeconds } from './processor-time.ts'
import { serveAlone } from './serve.ts'

const LOAD = { perSecond: 20, seconds: 60 }
const { url, pid, stop } = await serveAlone({ DRAW_PAGES: 'process' })

try {
  await visit(url, { ...LOAD, seconds: 5 })
  const quiet = await measure()
  const endings = [keepBusy(), stopNowAndThen(pid, { forMs: 2_000, everyMs: 30_000 })]
  const busy = await measure().finally(() => endings.forEach((end) => end()))
  judge('busy', { quiet, busy: { ...busy, 'times the quiet site': busy['95 %'] / quiet['95 %'] } })
} finally {
  await stop()
}

async function measure() {
  const before = processorSeconds(pid) ?? 0
  const visits = await visit(url, LOAD)
  const processorMs = (((processorSeconds(pid) ?? 0) - before) * 1_000) / visits.length
  const times = visits.map(({ firstByteMs }) => firstByteMs)

  return {
    visits: visits.length,
    'drawn %': (count(visits, 'drawn') / visits.length) * 100,
    frames: count(visits, 'frame'),
    blank: count(visits, 'blank'),
    'first byte, median ms': percentile(times, 50),
    '95 %': percentile(times, 95),
    'ms of processor a page': Number(processorMs.toFixed(1)),
  }
}

function count(visits: readonly Visit[], view: View): number {
  return visits.filter((one) => one.view === view).length
}
