import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The product under test: its URL and its data folder. */
export interface Product {
  readonly url: string
  /** Undefined if the product was running before and is not started by us. */
  readonly ours?: {
    readonly port: number
    readonly dataFolder: string
    readonly databaseUrl: string | undefined
    /** Whether its data has the demo. */
    readonly isFilled: boolean
  }
}

/**
 * The product of this run: a running one if `DOMIZIL_URL` names it, else a new one on a free port with an empty data
 * folder, or the data that `npm test` has filled with the demo. `DOMIZIL_E2E_DATABASE` names its database, which is the
 * embedded one otherwise. Worker processes, which read the same configuration, inherit it through the environment.
 */
export async function chosenProduct(env: NodeJS.ProcessEnv = process.env): Promise<Product> {
  if (env.DOMIZIL_URL) return { url: env.DOMIZIL_URL }

  env.DOMIZIL_E2E_PORT ??= String(await freePort())
  env.DOMIZIL_E2E_DATA ??= ownFolder(`domizil-e2e-${env.DOMIZIL_E2E_PORT}-${process.pid}`)

  const port = Number(env.DOMIZIL_E2E_PORT)
  const ours = {
    port,
    dataFolder: env.DOMIZIL_E2E_DATA,
    databaseUrl: env.DOMIZIL_E2E_DATABASE,
    isFilled: env.DOMIZIL_E2E_FILLED === '1',
  }
  return { url: `http://localhost:${port}`, ours }
}

/** The path of a temporary folder that this process deletes when it ends, after the product that writes there. */
function ownFolder(name: string): string {
  const folder = join(tmpdir(), name)
  process.once('exit', () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  )
  return folder
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
