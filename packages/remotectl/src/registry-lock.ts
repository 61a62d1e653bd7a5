import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { RefusedError } from './refused-error.ts'

const WAIT_MS = 10_000
const PAUSE_MS = 20

/** Does something while no other process changes the registry. The lock of a dead process is taken over. */
export async function withLock<T>(folder: string, work: () => T, waitMs = WAIT_MS): Promise<T> {
  const file = path.join(folder, 'registry.lock')
  await acquire(file, Date.now() + waitMs)

  try {
    return work()
  } finally {
    rmSync(file, { force: true })
  }
}

async function acquire(file: string, deadline: number): Promise<void> {
  while (!tryLock(file)) {
    if (holderIsDead(file)) rmSync(file, { force: true })
    else if (Date.now() > deadline) {
      throw new RefusedError(
        'REGISTRY_BUSY',
        `Somebody else has been changing the registry for ${WAIT_MS / 1000} s. If nobody is, delete ${file} and try again.`,
      )
    } else await sleep(PAUSE_MS)
  }
}

function tryLock(file: string): boolean {
  try {
    const lock = openSync(file, 'wx')
    writeSync(lock, String(process.pid))
    closeSync(lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function holderIsDead(file: string): boolean {
  const pid = Number(readIfThere(file))
  if (!pid) return false // just being written, or just gone

  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
