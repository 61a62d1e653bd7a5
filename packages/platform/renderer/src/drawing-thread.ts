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
  /** How long either may take by the clock: a thread that waits for what never comes uses no processor. */
  readonly patienceMs: number
  /** The memory of the thread's heap. */
  readonly megabytes: number
}

/** A page that a half refused to draw; the thread goes on. */
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

/** A thread that draws with one set of versions, one page at a time. It ends at the first task that exceeds a limit. */
export interface DrawingThread {
  /** The number of tasks that wait or run. */
  load(): number
  /** @throws {DrawError} if the half fails; another error if the thread ends. */
  run(kind: Task['kind'], request: DrawRequest): Promise<unknown>
  /** Settles when the thread has ended, with the reason. */
  readonly ended: Promise<Error>
  close(): Promise<void>
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

export function openDrawingThread(
  set: VersionSet,
  { startMs, taskMs, patienceMs, megabytes }: ThreadLimits,
): DrawingThread {
  const waiting = new Map<number, Waiting>()
  let isReady = false
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

  function limit(milliseconds: number, problem: string): NodeJS.Timeout {
    const [processorMs, since] = [processorMsOf(name), performance.now()]
    const look = () => {
      if (processorMsOf(name) - processorMs > milliseconds)
        end(new Error(`${problem} within ${milliseconds} ms of processor time`))
      if (performance.now() - since > patienceMs) end(new Error(`${problem} within ${patienceMs} ms`))
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

  const ended = new Promise<Error>((resolve) => {
    worker.on('exit', () => {
      clearInterval(timer)
      isReady = false
      const error = reason ?? new Error('the thread has ended')
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
      resolve(error)
    })
  })
  worker.on('message', receive)
  worker.on('error', (error: Error) => (reason ??= error))

  return {
    load: () => waiting.size,
    run(kind, request) {
      if (reason) return Promise.reject(reason)
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
      reason ??= new Error('the thread was closed')
      await worker.terminate()
    },
  }
}
