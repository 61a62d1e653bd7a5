import { parentPort } from 'node:worker_threads'

/** Answers each message of `runInWorker` or `keepWorkers`, in their thread. */
export function answerInWorker<Data>(work: (data: Data) => unknown): void {
  async function answer(data: Data): Promise<void> {
    const made = await work(data)
    // A port of a thread, not a window: there is no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    parentPort?.postMessage(made)
  }

  parentPort?.on('message', (data: Data) => void answer(data))
}
