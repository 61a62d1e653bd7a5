import { parentPort, workerData } from 'node:worker_threads'
import { type SealOrder, sealPdf } from './seal-pdf.ts'

const sealed = await sealPdf(workerData as SealOrder)
// A port of a thread, not a window: there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(sealed)
