import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Keeps every processor busy until it is ended. */
export function keepBusy(): () => void {
  const spinning = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  return () => spinning.forEach((one) => one.kill('SIGKILL'))
}

/** Stops the process that draws for a while, again and again, until it is ended. */
export function stopNowAndThen(
  pid: number,
  { forMs, everyMs }: { forMs: number; everyMs: number },
): () => void {
  let stopped: number | undefined
  const stop = () => {
    stopped = rendererOf(pid)
    process.kill(stopped, 'SIGSTOP')
    setTimeout(resume, forMs)
  }
  const resume = () => {
    if (stopped !== undefined) process.kill(stopped, 'SIGCONT')
    stopped = undefined
  }
  const timers = [setTimeout(stop, everyMs / 6), setInterval(stop, everyMs)]

  return () => {
    timers.forEach(clearInterval)
    resume()
  }
}

/** The process that draws the pages of a site, as Linux lists it. */
function rendererOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  const found = children.find((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('renderer-child'),
  )
  if (found === undefined) throw new Error('The site has no process that draws.')
  return found
}
