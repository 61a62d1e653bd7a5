import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PackedPlaces } from './pack-places.ts'

/** Seen from `src` as well as from `dist`: a worker thread runs what the compiler made, also under test. */
const WORKER = new URL('../../../dist/catalogue/address/gazetteer-worker.js', import.meta.url)

let loading: Promise<PackedPlaces> | undefined

/** The gazetteer, parsed at the first use in a worker, whose memory is freed afterwards. A failure is not cached. */
export function loadPlaces(): Promise<PackedPlaces> {
  loading ??= parseInWorker().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function parseInWorker(): Promise<PackedPlaces> {
  const worker = new Worker(WORKER, { execArgv: [] })
  try {
    const [places] = (await once(worker, 'message')) as [PackedPlaces]
    return places
  } finally {
    await worker.terminate()
  }
}
