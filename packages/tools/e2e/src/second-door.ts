import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from './product.ts'

const ROOT = join(import.meta.dirname, '../../../..')
/** A product of its own prepares its database first. */
const PATIENCE_MS = 150_000

export interface Door {
  /** Where the product answers behind it; it is opened when it is first asked for. */
  url(): Promise<string>
  close(): Promise<void>
}

/** A second door to the product under test: the same backend and the same people, configured otherwise. */
export function secondDoor(productUrl: string, settings: NodeJS.ProcessEnv): Door {
  return aDoor({
    ...settings,
    API_URL: productUrl,
    IDENTITY_URL: productUrl,
    OIDC_ISSUER: `${productUrl}/auth/realms/domizil`,
  })
}

/** The parts that were built, served once more with these settings. */
export function aDoor(settings: NodeJS.ProcessEnv): Door {
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
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const answer = await fetch(`${url}/health`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The product behind another door did not answer on ${url}`)
}
