import { parentPort, workerData } from 'node:worker_threads'
import { findDanger } from './find-danger.ts'

const { bytes } = workerData as { bytes: Uint8Array }

const danger = await findDanger(bytes)
// A port of a thread, not a window: there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(danger)
