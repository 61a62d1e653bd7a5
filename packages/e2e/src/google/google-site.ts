import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../product.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const PATIENCE_MS = 60_000
const SCRIPT = readFileSync(join(ROOT, 'packages/e2e/public/maps-stand-in.js'), 'utf8')

export interface GoogleSite {
  /** Where the product answers that has a key for Google's map; it is started when it is first asked for. */
  url(): Promise<string>
  stop(): Promise<void>
}

/** A second door to the product: the same backend and the same people, and a key for Google's map. */
export function createGoogleSite(productUrl: string): GoogleSite {
  let child: ChildProcess | undefined
  let url: Promise<string> | undefined

  async function start(): Promise<string> {
    const port = await freePort()
    child = spawn(process.execPath, [join(ROOT, 'packages/launch/dist/serve.js')], {
      cwd: ROOT,
      env: { ...process.env, ...environmentOf(productUrl), PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const address = `http://localhost:${port}`
    await untilHealthy(address)
    return address
  }

  return {
    url: () => {
      url ??= start()
      return url
    },
    stop: async () => {
      if (!child || child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Answers for Google: its script is ours, and nothing else of it is asked for. */
export async function standInForGoogle(page: Page): Promise<void> {
  await page.route('https://maps.googleapis.com/maps/api/js?**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  )
}

function environmentOf(productUrl: string): NodeJS.ProcessEnv {
  return {
    MAP_KEY: 'a-key-for-tests',
    API_URL: productUrl,
    IDENTITY_URL: productUrl,
    OIDC_ISSUER: `${productUrl}/auth/realms/domizil`,
  }
}

async function untilHealthy(url: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const answer = await fetch(`${url}/health`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The product with Google's map did not answer on ${url}`)
}
