import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { DatabaseFailedError } from '../errors.ts'
import { reasonOf } from '../reason.ts'
import type { FromWorker, Task, ToWorker } from './messages.ts'
import type { Line, WorkerSocket } from './worker-socket.ts'

const STOP_TIMEOUT_MS = 20_000

/** Enough for PostgreSQL to reach its own limit (`max_stack_depth`) before the thread overflows and dies. */
const STACK_MB = 32

/** Resolved from `src` as well as from `dist`: a worker thread runs compiled code, also under test. */
const WORKER = new URL('../../dist/embedded-worker.js', import.meta.url)

function start(task: Task): Worker {
  if (!existsSync(WORKER)) {
    throw new Error(
      `${fileURLToPath(WORKER)} is missing. Build it first: npx tsc -b packages/backend/database`,
    )
  }
  return new Worker(WORKER, {
    workerData: task,
    resourceLimits: { stackSizeMb: STACK_MB },
    // The flags of this process do not apply to the worker: `node -e`, an inspector, a test runner.
    execArgv: [],
  })
}

/** Runs a worker with one task, and waits for its end. */
export async function runTask(task: Task): Promise<void> {
  const worker = start(task)

  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The worker of the embedded database ended with ${code}`))
    })
  })
}

/** The thread of the embedded database, and the connections of its clients. */
export class WorkerThread implements Line {
  readonly #worker: Worker
  readonly #sockets = new Map<number, WorkerSocket>()
  readonly #ended: Promise<unknown>
  readonly #onFailure: (error: DatabaseFailedError) => void
  #lastId = 0
  #isStopping = false
  #failure: DatabaseFailedError | undefined

  private constructor(worker: Worker, onFailure: (error: DatabaseFailedError) => void) {
    this.#worker = worker
    this.#onFailure = onFailure
    this.#ended = new Promise((resolve) => worker.once('exit', resolve))
    worker.on('message', (answer: FromWorker) => this.#receive(answer))
    worker.on('error', (cause) => this.#fail(cause))
    worker.on('exit', (code) => this.#fail(new Error(`The worker ended with ${code}`)))
  }

  /** Resolves as soon as the database accepts clients. Rejects with the worker's own error if it cannot be opened. */
  static async start(task: Task, onFailure: (error: DatabaseFailedError) => void): Promise<WorkerThread> {
    const worker = start(task)
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve())
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`The worker ended with ${code}`)))
    })

    return new WorkerThread(worker, onFailure)
  }

  open(socket: WorkerSocket): number {
    this.#lastId += 1
    this.#sockets.set(this.#lastId, socket)
    this.#post({ kind: 'open', id: this.#lastId })
    if (this.#failure) process.nextTick(() => socket.destroy(this.#failure))
    return this.#lastId
  }

  send(id: number, bytes: Uint8Array): void {
    // A copy: pg's buffers are slices of a pool, which would be transferred as a whole.
    const copy = Uint8Array.from(bytes)
    this.#post({ kind: 'data', id, bytes: copy }, [copy.buffer])
  }

  close(id: number): void {
    if (this.#sockets.delete(id)) this.#post({ kind: 'close', id })
  }

  /** Lets the database flush its data, and a prepared file too if one is named, and ends the thread. */
  async stop(dump?: string): Promise<void> {
    this.#isStopping = true
    this.#post({ kind: 'stop', ...(dump && { dump }) })
    const timer = setTimeout(() => void this.#worker.terminate(), STOP_TIMEOUT_MS)

    await this.#ended
    clearTimeout(timer)
  }

  /** Ends the thread at once, as in a crash. */
  async terminate(): Promise<void> {
    await this.#worker.terminate()
  }

  #post(order: ToWorker, moved: ArrayBuffer[] = []): void {
    this.#worker.postMessage(order, moved)
  }

  #receive(answer: FromWorker): void {
    if (answer.kind === 'data') this.#sockets.get(answer.id)?.push(Buffer.from(answer.bytes))
  }

  #fail(cause: Error): void {
    if (this.#isStopping || this.#failure) return

    this.#failure = new DatabaseFailedError(`The database in this process has died: ${reasonOf(cause)}.`, {
      cause,
    })
    for (const socket of this.#sockets.values()) socket.destroy(this.#failure)
    this.#onFailure(this.#failure)
  }
}
