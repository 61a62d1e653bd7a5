import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Cost, Opened } from './marketplace.ts'

const PROGRAM = fileURLToPath(new URL('./marketplace.js', import.meta.url))

export interface Marketplace extends Opened {
  /** The cost of the last request. Runs its SQL again. */
  cost(): Promise<Cost>
  stop(): Promise<void>
}

/** Fills a database, named by URL or folder, with `flats` flats and serves it in a separate process. */
export async function openMarketplace(place: string, flats: number, storage: string): Promise<Marketplace> {
  const child = fork(PROGRAM, [place, String(flats)], { env: { ...process.env, BENCH_STORAGE: storage } })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => {
    throw new Error(`the marketplace of ${flats} flats ended with code ${code}`)
  })
  const answer = async <Answer>() => (await Promise.race([once(child, 'message'), failed]))[0] as Answer
  failed.catch(() => undefined)

  return {
    ...(await answer<Opened>()),
    cost: () => {
      const coming = answer<Cost>()
      child.send('cost')
      return coming
    },
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}
