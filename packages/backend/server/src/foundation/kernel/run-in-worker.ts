import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { tryAgain } from './general-refusals.ts'
import { DomainError } from './refusal.ts'
import type { WorkerStart } from './worker-entry.ts'

/** `utime` and `stime` behind the name of the thread in `/proc/…/stat`, see proc(5). */
const [USER_TIME, SYSTEM_TIME] = [11, 12]

const MS_PER_TICK = 10

/** The limits of a worker thread. */
export interface WorkerLimits {
  /** Of the thread's heap. */
  megabytes: number
  /** The processor time of the thread. Only Linux tells it: elsewhere `patienceMs` is the only limit. */
  processorMs: number
  /** How long the caller waits by the clock. It says nothing about the input: the machine may be busy. */
  patienceMs?: number
}

/** A worker thread that has exceeded its memory or its processor time: its input is to blame. */
export class WorkerLimitError extends Error {
  override readonly name = 'WorkerLimitError'
}

/** Seen from `src` as well as from `dist`: a worker thread runs what the compiler made, also under test. */
const ENTRY = new URL('../../../dist/foundation/kernel/worker-entry.js', import.meta.url)
/** Below the minute that the gateway waits for an answer. */
const PATIENCE_MS = 45_000
const LOOK_MS = 100

/** How long an idle thread waits for the next input. */
const KEPT_MS = 10_000

/** The name of each thread in `/proc/self/task`, once it runs; undefined outside Linux. */
const names = new WeakMap<Worker, Promise<string | undefined>>()

/**
 * Processes untrusted input in a worker thread, which does not block the event loop and has limited memory and time.
 * The compiled module exports `work`, which makes the answer of `data`; without it, the module listens for messages by itself.
 *
 * @throws {WorkerLimitError} if the thread exceeds its memory or its processor time.
 * @throws {DomainError} TRY_AGAIN (503) if it is not ready in time for another reason.
 */
export async function runInWorker<Answer>(module: URL, data: object, limits: WorkerLimits): Promise<Answer> {
  const worker = startWorker(module, limits)

  try {
    return await ask<Answer>(worker, data, limits)
  } finally {
    await worker.terminate()
  }
}

/**
 * The same for a module that takes longer to load than to run, such as a library that reads PDFs: a thread that has
 * answered within its limits takes the next input, for ten seconds. Any other ends with its input.
 */
export function keepWorkers<Answer>(module: URL, limits: WorkerLimits): (data: object) => Promise<Answer> {
  const idle = new Map<Worker, NodeJS.Timeout>()
  // A thread that ends with its answer is gone before the answer is read.
  const ended = new WeakSet<Worker>()

  function end(worker: Worker): void {
    idle.delete(worker)
    void worker.terminate()
  }

  function takeIdle(): Worker | undefined {
    const [worker] = idle.keys()
    if (!worker) return undefined
    clearTimeout(idle.get(worker))
    idle.delete(worker)
    worker.ref()
    return worker
  }

  function startKept(): Worker {
    const worker = startWorker(module, limits)
    worker.once('exit', () => {
      ended.add(worker)
      clearTimeout(idle.get(worker))
      idle.delete(worker)
    })
    return worker
  }

  async function answerOf(worker: Worker, data: object): Promise<Answer> {
    try {
      const answer = await ask<Answer>(worker, data, limits)
      if (ended.has(worker)) return answer
      worker.unref()
      idle.set(worker, setTimeout(end, KEPT_MS, worker).unref())
      return answer
    } catch (error) {
      end(worker)
      throw error
    }
  }

  return async (data) => {
    const kept = takeIdle()
    if (!kept) return answerOf(startKept(), data)
    try {
      return await answerOf(kept, data)
    } catch (error) {
      // Limits are about this input; any other failure may be left from the one before.
      if (error instanceof WorkerLimitError || error instanceof DomainError) throw error
      return answerOf(startKept(), data)
    }
  }
}

function startWorker(module: URL, { megabytes }: WorkerLimits): Worker {
  const worker = new Worker(ENTRY, {
    argv: [module.href],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    execArgv: [],
  })
  const name = new Promise<string | undefined>((resolve) => {
    worker.once('message', ({ thread }: WorkerStart) => resolve(thread))
  })
  names.set(worker, name)
  // A thread can also fail when it has no input: while it is idle, or being ended.
  worker.on('error', () => undefined)
  return worker
}

async function ask<Answer>(
  worker: Worker,
  data: object,
  { processorMs, patienceMs = PATIENCE_MS }: WorkerLimits,
): Promise<Answer> {
  const ended = new AbortController()
  const patience = AbortSignal.timeout(patienceMs)

  try {
    return await new Promise<Answer>((resolve, reject) => {
      // What it has posted before it failed is delivered before it exits, and counts.
      let failure = new Error('The thread has ended without an answer')
      const fail = (error: Error) => (failure = asWorkerLimitError(error))
      const exit = () => reject(failure)
      worker.once('error', fail).once('exit', exit)
      ended.signal.addEventListener('abort', () => worker.off('error', fail).off('exit', exit))
      patience.addEventListener('abort', () => reject(tryAgain()))
      void names.get(worker)?.then((thread) => {
        worker.once('message', resolve)
        if (thread !== undefined) watch(thread, processorMs, { signal: ended.signal, reject })
        // A thread, not a window: there is no origin to name.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker.postMessage(data)
      })
    })
  } finally {
    ended.abort()
  }
}

interface Watch {
  signal: AbortSignal
  reject: (error: Error) => void
}

/** Watches what the thread uses from now on. */
function watch(thread: string, processorMs: number, { signal, reject }: Watch): void {
  if (signal.aborted) return
  const before = processorMsOf(thread)
  const looking = setInterval(() => {
    if (processorMsOf(thread) - before > processorMs)
      reject(new WorkerLimitError('It took too much processor time'))
  }, LOOK_MS)
  signal.addEventListener('abort', () => clearInterval(looking))
}

function asWorkerLimitError(error: NodeJS.ErrnoException): Error {
  if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return error
  return new WorkerLimitError('It took too much memory', { cause: error })
}

/**
 * The processor time that a thread of this process has used, in milliseconds; 0 where the system does not tell. `thread`
 * is its name in `/proc/self/task`.
 */
function processorMsOf(thread: string): number {
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * MS_PER_TICK
  } catch {
    return 0
  }
}
