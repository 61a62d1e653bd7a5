import { Worker } from 'node:worker_threads'

/** What a thread may take before it is ended. */
export interface AsideLimits {
  megabytes: number
  timeoutMs: number
}

/** Work that took more memory or time than it may. */
export class AsideError extends Error {
  override readonly name = 'AsideError'
}

/**
 * Does work that others have a hand in, in a thread of its own: nobody waits for it, and what it takes is bounded. The
 * module, as the compiler has made it, gets `data` as its `workerData` and posts one answer.
 *
 * @throws {AsideError} where it took too much.
 */
export async function runAside<Answer>(
  module: URL,
  data: object,
  { megabytes, timeoutMs }: AsideLimits,
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
      worker.once('error', (error) => reject(asAsideError(error)))
      signal.addEventListener('abort', () => reject(new AsideError('It took too long')))
    })
  } finally {
    await worker.terminate()
  }
}

function asAsideError(error: NodeJS.ErrnoException): Error {
  if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return error
  return new AsideError('It took too much memory', { cause: error })
}
