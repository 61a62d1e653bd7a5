import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PackedPlaces } from './pack-places.ts'

/** Seen from `src` as well as from `dist`: a worker thread runs what the compiler made, also under test. */
const WORKER = new URL('../../../dist/catalogue/address/gazetteer-worker.js', import.meta.url)

let loading: Promise<PackedPlaces> | undefined

/** The gazetteer, read at the first use, in a thread that takes with it what reading needs. A failure is forgotten. */
export function loadPlaces(): Promise<PackedPlaces> {
  loading ??= readAside().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function readAside(): Promise<PackedPlaces> {
  const worker = new Worker(WORKER, { execArgv: [] })
  try {
    const [places] = (await once(worker, 'message')) as [PackedPlaces]
    return places
  } finally {
    await worker.terminate()
  }
}
