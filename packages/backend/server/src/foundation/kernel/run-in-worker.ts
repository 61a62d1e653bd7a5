import { Worker } from 'node:worker_threads'
import { tryAgain } from './general-refusals.ts'
import { processorMsOf } from './processor-time.ts'
import type { WorkerStart } from './worker-entry.ts'

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

/**
 * Processes untrusted input in a worker thread, which does not block the event loop and has limited memory and time.
 * The compiled module gets `data` as its `workerData` and posts one message.
 *
 * @throws {WorkerLimitError} if the thread exceeds its memory or its processor time.
 * @throws {DomainError} TRY_AGAIN (503) if it is not ready in time for another reason.
 */
export async function runInWorker<Answer>(
  module: URL,
  data: object,
  { megabytes, processorMs, patienceMs = PATIENCE_MS }: WorkerLimits,
): Promise<Answer> {
  const worker = new Worker(ENTRY, {
    workerData: data,
    argv: [module.href],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    execArgv: [],
  })
  const ended = new AbortController()
  const patience = AbortSignal.timeout(patienceMs)

  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.once('error', (error) => reject(asWorkerLimitError(error)))
      worker.once('message', ({ thread }: WorkerStart) => {
        worker.once('message', resolve)
        if (thread !== undefined) watch(thread, processorMs, { signal: ended.signal, reject })
      })
      patience.addEventListener('abort', () => reject(tryAgain()))
    })
  } finally {
    ended.abort()
    await worker.terminate()
  }
}

interface Watch {
  signal: AbortSignal
  reject: (error: Error) => void
}

function watch(thread: string, processorMs: number, { signal, reject }: Watch): void {
  const looking = setInterval(() => {
    if (processorMsOf(thread) > processorMs) reject(new WorkerLimitError('It took too much processor time'))
  }, LOOK_MS)
  signal.addEventListener('abort', () => clearInterval(looking))
}

function asWorkerLimitError(error: NodeJS.ErrnoException): Error {
  if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return error
  return new WorkerLimitError('It took too much memory', { cause: error })
}
