import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../product.ts'
import { type Edit, writeEditedVersion } from './edited-version.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const DOMIZIL = join(ROOT, 'packages/platform/cli/dist/domizil.js')
const SERVE = join(ROOT, 'packages/tools/launch/dist/serve.js')
const STAGING = 'staging'
const TIMEOUT_MS = 120_000

interface Registry {
  readonly channels: Readonly<Record<string, { parts: Record<string, { version: string; hash: string }> }>>
}

/** A gateway in front of the product under test, with a separate registry for publishing versions. */
export interface StagingSite {
  readonly url: string
  /** The version of mf-search that the product serves. */
  readonly version: string
  /** Publishes another version of mf-search without promoting it. */
  publish(edit: Edit): Promise<void>
  domizil(...order: string[]): Promise<void>
  close(): Promise<void>
}

/** Opens it with the apps that the product serves. They are linked, not copied: a published version is immutable. */
export async function openStagingSite(productUrl: string): Promise<StagingSite> {
  const folder = mkdtempSync(join(tmpdir(), 'domizil-staging-'))
  const registry = join(folder, 'registry')
  const domizil = async (...order: string[]) => {
    await promisify(execFile)(process.execPath, [DOMIZIL, ...order, '--registry', registry])
  }
  const parts = linkApps(registry)
  await domizil('promote', ...parts, '--channel', STAGING)
  const version = parts.find((part) => part.startsWith('mf-search@'))?.split('@')[1] ?? ''
  const { url, child } = await serve(productUrl, registry)

  return {
    url,
    version,
    domizil,
    publish: async (edit) => {
      const build = join(folder, edit.version)
      writeEditedVersion(join(registry, 'mf-search', version), build, edit)
      await domizil('registry', 'publish', build)
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Links the published versions into a registry. Returns the apps, as `mf-search@1.5.0`. */
function linkApps(registry: string): string[] {
  const source = process.env['REGISTRY_FOLDER'] ?? join(ROOT, '.domizil/registry')
  const { channels } = JSON.parse(readFileSync(join(source, 'registry.json'), 'utf8')) as Registry
  const served = Object.entries(channels['production']?.parts ?? {})

  for (const [name, { version }] of served) {
    mkdirSync(join(registry, name), { recursive: true })
    symlinkSync(join(source, name, version), join(registry, name, version))
  }
  const versions = Object.fromEntries(served.map(([name, { version, hash }]) => [name, [{ version, hash }]]))
  writeFileSync(
    join(registry, 'registry.json'),
    JSON.stringify({ schemaVersion: 1, revision: 1, channels: {}, versions }),
  )
  return served.map(([name, { version }]) => `${name}@${version}`)
}

async function serve(productUrl: string, registry: string): Promise<{ url: string; child: ChildProcess }> {
  if (!existsSync(SERVE)) throw new Error('the product has not been compiled')
  const port = String(await freePort())
  const child = spawn(process.execPath, [SERVE], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: port,
      REGISTRY_FOLDER: registry,
      CHANNEL: STAGING,
      API_URL: productUrl,
      IDENTITY_URL: productUrl,
    },
    stdio: 'ignore',
  })
  const url = `http://localhost:${port}`
  await answers(`${url}/health`, child)
  return { url, child }
}

/** Waits until a process answers at its address. */
export async function answers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing answers at ${url}`)
}
