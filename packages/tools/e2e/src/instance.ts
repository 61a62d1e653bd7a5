import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from './product.ts'

const ROOT = join(import.meta.dirname, '../../../..')
/** A separate product prepares its database first. */
const TIMEOUT_MS = 600_000

export interface Instance {
  /** The URL of the instance; it is started by the first call. */
  url(): Promise<string>
  close(): Promise<void>
}

/** A second instance for the product under test: the same backend and accounts with other settings. */
export function createSecondInstance(productUrl: string, settings: NodeJS.ProcessEnv): Instance {
  return createInstance({
    ...settings,
    API_URL: productUrl,
    IDENTITY_URL: productUrl,
  })
}

/** The built apps served by an additional process with these settings. */
export function createInstance(settings: NodeJS.ProcessEnv): Instance {
  let child: ChildProcess | undefined
  let url: Promise<string> | undefined

  async function open(): Promise<string> {
    const port = settings['PORT'] ?? String(await freePort())
    child = spawn(process.execPath, [join(ROOT, 'packages/tools/launch/dist/serve.js')], {
      cwd: ROOT,
      env: { ...process.env, ...settings, PORT: port },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const address = `http://localhost:${port}`
    await untilHealthy(address)
    return address
  }

  return {
    url: () => {
      url ??= open()
      return url
    },
    close: async () => {
      if (!child || child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function untilHealthy(url: string): Promise<void> {
  const until = Date.now() + TIMEOUT_MS
  while (Date.now() < until) {
    const answer = await fetch(`${url}/health`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The second instance did not answer on ${url}`)
}
