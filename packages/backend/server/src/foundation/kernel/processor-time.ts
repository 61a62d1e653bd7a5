import { readFileSync } from 'node:fs'

/** `utime` and `stime` behind the name of the thread in `/proc/…/stat`, see proc(5). */
const [USER_TIME, SYSTEM_TIME] = [11, 12]
const MS_PER_TICK = 10

/**
 * The processor time that a thread of this process has used, in milliseconds; 0 where the system does not tell. `thread`
 * is its name in `/proc/self/task`.
 */
export function processorMsOf(thread: string): number {
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * MS_PER_TICK
  } catch {
    return 0
  }
}
