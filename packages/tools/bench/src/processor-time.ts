import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100
const LOOK_MS = 2_000
/** Processor seconds per second of a process that has nothing to do. */
const AT_REST = 0.05
const LONGEST_MS = 120_000

/** User and system time of all threads of a process; undefined where the system does not report it. */
export function processorSeconds(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}

/** Waits until a process has nothing to do; the jobs that a start leaves behind would be measured with what is asked of it. */
export async function untilAtRest(pid: number): Promise<void> {
  const until = Date.now() + LONGEST_MS
  let before = processorSeconds(pid)
  while (before !== undefined && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    const now = processorSeconds(pid)
    if (now === undefined || (now - before) / (LOOK_MS / 1_000) < AT_REST) return
    before = now
  }
}

/** Resident memory of a process; undefined where the system does not report it. */
export function residentMegabytes(pid: number): number | undefined {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
}
