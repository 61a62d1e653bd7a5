import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The product under test: where it answers and where it keeps what it stores. */
export interface Product {
  readonly url: string
  /** Undefined where the product was running before and is not ours to start. */
  readonly ours?: { readonly port: number; readonly dataFolder: string }
}

/**
 * The product of this run: one that is running already, when `DOMIZIL_URL` names it, else our own on a free port with an
 * empty data folder. The workers, which read the same configuration, inherit the answer.
 */
export async function chosenProduct(env: NodeJS.ProcessEnv = process.env): Promise<Product> {
  if (env.DOMIZIL_URL) return { url: env.DOMIZIL_URL }

  env.DOMIZIL_E2E_PORT ??= String(await freePort())
  env.DOMIZIL_E2E_DATA ??= join(tmpdir(), `domizil-e2e-${env.DOMIZIL_E2E_PORT}-${process.pid}`)

  const port = Number(env.DOMIZIL_E2E_PORT)
  return { url: `http://localhost:${port}`, ours: { port, dataFolder: env.DOMIZIL_E2E_DATA } }
}

/** A port that nobody uses. */
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
