import { readlinkSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

/** What a thread of `runInWorker` posts before its answer: its name in `/proc/self/task`; undefined outside Linux. */
export interface WorkerStart {
  thread: string | undefined
}

function nameOfThread(): string | undefined {
  try {
    // Read at once and on this thread, as the link leads to the thread that follows it.
    return readlinkSync('/proc/thread-self').split('/').at(-1)
  } catch {
    return undefined
  }
}

const start: WorkerStart = { thread: nameOfThread() }
// A port of a thread, not a window: there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(start)

const { work } = (await import(process.argv[2] ?? '')) as { work?: (data: unknown) => unknown }
// One that gives its memory away with the answer listens by itself.
if (work) parentPort?.on('message', (data) => void answer(work, data))

async function answer(make: (data: unknown) => unknown, data: unknown): Promise<void> {
  const made = await make(data)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(made)
}
