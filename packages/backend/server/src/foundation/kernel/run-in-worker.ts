import { Worker } from 'node:worker_threads'

/** The limits of a worker thread. */
export interface WorkerLimits {
  megabytes: number
  timeoutMs: number
}

/** A worker thread that has exceeded its memory or time. */
export class WorkerLimitError extends Error {
  override readonly name = 'WorkerLimitError'
}

/**
 * Processes untrusted input in a worker thread, which does not block the event loop and has limited memory and time.
 * The compiled module gets `data` as its `workerData` and posts one message.
 *
 * @throws {WorkerLimitError} if a limit is exceeded.
 */
export async function runInWorker<Answer>(
  module: URL,
  data: object,
  { megabytes, timeoutMs }: WorkerLimits,
): Promise<Answer> {
  const worker = new Worker(module, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    execArgv: [],
  })
  const signal = AbortSignal.timeout(timeoutMs)

  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (error) => reject(asWorkerLimitError(error)))
      signal.addEventListener('abort', () => reject(new WorkerLimitError('It took too long')))
    })
  } finally {
    await worker.terminate()
  }
}

function asWorkerLimitError(error: NodeJS.ErrnoException): Error {
  if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return error
  return new WorkerLimitError('It took too much memory', { cause: error })
}
