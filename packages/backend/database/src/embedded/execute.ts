import type { PGlite } from '@electric-sql/pglite'
import { reasonOf } from '../reason.ts'

/** Passes wire protocol bytes to the engine and resolves with its whole answer. Rejects if the engine died. */
export type Execute = (bytes: Buffer) => Promise<Buffer>

/** One iteration of PostgreSQL's main loop, as PGlite calls it. */
const LOOP = '_PostgresMainLoopOnce'

/** PGlite's exit status for an ordinary SQL error, thrown through its loop. */
const LONGJMP_STATUS = 100

/**
 * Calls the engine without PGlite's parser of answers (`execProtocolRawSync` retains a parsed copy of every answer).
 * PGlite also swallows a crash of the engine, which would leave the client without an answer and the next one with a
 * corrupt session: here it is thrown.
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
