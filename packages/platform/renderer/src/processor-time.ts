import { readFileSync, readlinkSync } from 'node:fs'

/** `utime` and `stime` behind the name of the thread in `/proc/…/stat`, see proc(5). */
const [USER_TIME, SYSTEM_TIME] = [11, 12]
const MS_PER_TICK = 10

/** The name of this thread in `/proc/self/task`; undefined outside Linux. */
export function nameOfThread(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self').split('/').at(-1)
  } catch {
    return undefined
  }
}

/** The processor time that a thread of this process has used, in milliseconds; 0 where the system does not tell. */
export function processorMsOf(thread: string | undefined): number {
  if (thread === undefined) return 0
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * MS_PER_TICK
  } catch {
    return 0
  }
}
