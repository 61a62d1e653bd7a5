import { Worker } from 'node:worker_threads'
import type { Answer, Question, Verdict } from './password-verdict.ts'

/** Resolved from `src` as well as from `dist`: a worker thread runs compiled code, also under test. */
const WORKER = new URL('../../dist/accounts/password-judge-worker.js', import.meta.url)

/** The dictionaries take 40 MB of memory, and are needed for some seconds of each registration only. */
const IDLE_MS = 60_000
const MAX_MEGABYTES = 192

/** Estimates the strength of passwords. */
export interface PasswordJudge {
  judge(password: string, ownWords: readonly string[]): Promise<Verdict>
  close(): Promise<void>
}

interface Waiting {
  resolve(verdict: Verdict): void
  reject(error: Error): void
}

/**
 * Estimates in a worker thread: loading the dictionaries takes about a second and a long password a tenth, which
 * would block requests. The thread starts with the first password and ends a minute after the last one.
 */
export function createPasswordJudge(idleMs = IDLE_MS): PasswordJudge {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function open(): Worker {
    const opened = new Worker(WORKER, {
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
      execArgv: [],
    })
    opened.unref()
    opened.on('message', ({ id, verdict }: Answer) => settle(id, (one) => one.resolve(verdict)))
    opened.on('error', (error) => fail(opened, error))
    opened.on('exit', (code) => fail(opened, new Error(`The password estimator ended with ${code}`)))
    return opened
  }

  function settle(id: number, conclude: (one: Waiting) => void): void {
    const one = waiting.get(id)
    waiting.delete(id)
    if (one) conclude(one)
    if (waiting.size === 0) rest()
  }

  /** Fails the pending passwords of the current thread; an ended one has none. */
  function fail(ended: Worker, error: Error): void {
    if (worker !== ended) return
    worker = undefined
    for (const id of waiting.keys()) settle(id, (one) => one.reject(error))
  }

  function rest(): void {
    clearTimeout(idle)
    idle = setTimeout(() => void end(), idleMs).unref()
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  return {
    judge: (password, ownWords) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        worker ??= open()
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage({ id: lastId, password, ownWords } satisfies Question)
      }),
    close: end,
  }
}
