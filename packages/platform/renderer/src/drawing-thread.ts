import { Worker } from 'node:worker_threads'
import type { DrawRequest } from '@domizil/shell-api'
import type { Task, TaskResult } from './draw-worker.ts'
import type { VersionSet } from './half.ts'
import { processorMsOf } from './processor-time.ts'

/** Resolved from `src` as well as from `dist`: a worker thread runs compiled code, also under test. */
const WORKER = new URL('../dist/draw-worker.js', import.meta.url)

const LOOK_MS = 50

/** Limits of one thread. */
export interface ThreadLimits {
  /** The processor time of the thread while it loads the halves, in milliseconds. */
  readonly startMs: number
  /** The processor time of one task, in milliseconds. */
  readonly taskMs: number
  /** How long a task may leave the thread without work, in milliseconds: it waits for what never comes. */
  readonly idleMs: number
  /** The memory of the thread's heap. */
  readonly megabytes: number
}

/** A page that a half refused to draw, or that ended the thread. */
export class DrawError extends Error {
  override readonly name = 'DrawError'
}

/** A half that cannot be loaded; the thread ends. */
export class LoadError extends Error {
  override readonly name = 'LoadError'
  readonly part: keyof VersionSet

  constructor(part: keyof VersionSet, message: string) {
    super(message)
    this.part = part
  }
}

/** A task that waited while another one ended its thread. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError'
}

/** A thread that draws with one set of versions, one page at a time. It ends at the first task that exceeds a limit. */
export interface DrawingThread {
  /** The number of tasks that wait or run. */
  load(): number
  /**
   * @throws {DrawError} if the half fails, or exceeds a limit of the thread.
   * @throws {LoadError} if the thread ends before it is loaded.
   * @throws {InterruptedError} if the thread ends for another reason.
   */
  run(kind: Task['kind'], request: DrawRequest): Promise<unknown>
  /** Settles when the thread has ended, with the reason: a `LoadError`, if it was never loaded. */
  readonly ended: Promise<Error>
  close(): Promise<void>
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

export function openDrawingThread(
  set: VersionSet,
  { startMs, taskMs, idleMs, megabytes }: ThreadLimits,
): DrawingThread {
  const waiting = new Map<number, Waiting>()
  let isReady = false
  let isClosed = false
  let name: string | undefined
  let lastId = 0
  let reason: Error | undefined
  const worker = new Worker(WORKER, {
    workerData: set,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
    execArgv: [],
    env: {}, // a half has no business with the settings of the site
  })
  worker.unref()
  let timer = limit(startMs, 'did not load')

  /** A busy machine lets the thread wait for a processor, which is neither work nor idleness. */
  function limit(milliseconds: number, problem: string): NodeJS.Timeout {
    const [processorMs, idle] = [processorMsOf(name), idleMsOf(worker)]
    const look = () => {
      if (processorMsOf(name) - processorMs > milliseconds)
        end(new Error(`${problem} within ${milliseconds} ms of processor time`))
      if (idleMsOf(worker) - idle > idleMs) end(new Error(`${problem}, and was idle for ${idleMs} ms`))
    }
    return setInterval(look, LOOK_MS).unref()
  }

  function end(error: Error): void {
    reason ??= error
    void worker.terminate()
  }

  function receive({ id, value, error, part }: TaskResult): void {
    if (id < 0) return void (name = value as string | undefined)
    clearInterval(timer)
    if (part) return end(new LoadError(part, error ?? ''))
    if (id === 0) isReady = true
    if (error === undefined) waiting.get(id)?.resolve(value)
    else waiting.get(id)?.reject(new DrawError(error))
    waiting.delete(id)
    // The tasks of a thread run in their order: the next one begins now.
    if (waiting.size > 0) timer = limit(taskMs, 'did not draw')
  }

  /** Why the thread has ended; what ends one that was never loaded is the fault of a half. */
  function reasonOfEnd(): Error {
    const error = reason ?? new Error('the thread has ended')
    const isFaultOfHalf = !isReady && !isClosed && !(error instanceof LoadError)
    return isFaultOfHalf ? new LoadError(set.remote ? 'remote' : 'shell', error.message) : error
  }

  /** The first of the tasks was running. */
  function rejectAll(error: Error): void {
    const [running, ...others] = waiting.values()
    const interrupted = new InterruptedError(error.message)
    const isTheirs = error instanceof LoadError
    running?.reject(isTheirs ? error : isClosed ? interrupted : new DrawError(error.message))
    for (const { reject } of others) reject(isTheirs ? error : interrupted)
    waiting.clear()
  }

  const ended = new Promise<Error>((resolve) => {
    worker.on('exit', () => {
      clearInterval(timer)
      reason = reasonOfEnd()
      isReady = false
      rejectAll(reason)
      resolve(reason)
    })
  })
  worker.on('message', receive)
  worker.on('error', (error: Error) => (reason ??= error))

  return {
    load: () => waiting.size,
    run(kind, request) {
      if (reason) return Promise.reject(new InterruptedError(reason.message))
      lastId += 1
      const task: Task = { id: lastId, kind, request }
      if (isReady && waiting.size === 0) timer = limit(taskMs, 'did not draw')

      return new Promise((resolve, reject) => {
        waiting.set(task.id, { resolve, reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage(task)
      })
    },
    ended,
    close: async () => {
      isClosed = true
      reason ??= new Error('the thread was closed')
      await worker.terminate()
    },
  }
}

/** How long the thread has waited without anything to do, in milliseconds. */
function idleMsOf({ performance }: Worker): number {
  return performance.eventLoopUtilization().idle
}
