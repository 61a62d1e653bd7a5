import type { PGlite } from '@electric-sql/pglite'
import { reasonOf } from '../reason.ts'

/** Hands bytes of the wire protocol to the engine and gives back its whole answer. Rejects if the engine died. */
export type Execute = (bytes: Buffer) => Promise<Buffer>

/** One turn of PostgreSQL's main loop, as PGlite calls it. */
const LOOP = '_PostgresMainLoopOnce'

/** What PGlite throws through its own loop for an ordinary error of SQL. */
const LONGJMP_STATUS = 100

/**
 * Talks to the engine without PGlite's own reading of the answers (`execProtocolRawSync` keeps a parsed copy of
 * every answer for ever). PGlite also swallows it when the engine runs into a wall, which would leave a client
 * without an answer and the next one with a broken session: here it is told.
 */
export function createExecute(engine: PGlite): Execute {
  const readDeath = watchForDeath(engine)

  return async (bytes) => {
    const answer: Buffer[] = []
    await engine.execProtocolRawStream(bytes, {
      syncToFs: false,
      onRawData: (part) => answer.push(Buffer.from(part)),
    })

    const death = readDeath()
    if (death) throw death
    return Buffer.concat(answer)
  }
}

function watchForDeath(engine: PGlite): () => Error | undefined {
  const module = engine.Module
  const run = module[LOOP]
  let death: Error | undefined

  module[LOOP] = () => {
    try {
      run()
    } catch (error) {
      if (!isLongJump(error)) death = new Error(reasonOf(error), { cause: error })
      throw error
    }
  }
  return () => death
}

function isLongJump(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === LONGJMP_STATUS
}
