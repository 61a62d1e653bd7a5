import { parentPort } from 'node:worker_threads'
import { packPlaces } from './pack-places.ts'

// A port of a thread, not a window: there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(packPlaces())
