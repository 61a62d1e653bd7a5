import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { serve } from '../serve.ts'

const PORT = 8393
const REST_MS = 20_000

/**
 * Resident memory of the whole product at rest on the embedded database, in megabytes; undefined where the system
 * does not report it.
 */
export async function measureMemory(folder: string): Promise<number | undefined> {
  // The first start loads the demo data and is not at rest.
  const first = await serve(PORT, { DATA_FOLDER: folder })
  await first.stop()

  const { pid, stop } = await serve(PORT, { DATA_FOLDER: folder })
  try {
    await wait(REST_MS)
    return await residentMegabytes(pid)
  } finally {
    await stop()
  }
}

async function residentMegabytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
}
