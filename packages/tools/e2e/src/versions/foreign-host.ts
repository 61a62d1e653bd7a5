import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { folderInCheckout } from './remote-in-work.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const DOMIZIL = join(ROOT, 'packages/platform/cli/dist/domizil.js')
/** Everything that this workspace has installed. */
const INSTALLED = join(ROOT, 'node_modules/.pnpm/node_modules')
const run = promisify(execFile)

/** A host on another origin that has nothing of the shell: the plain federation runtime in a page. */
const HOST = `import { createInstance } from '@module-federation/runtime'
import shareRuntime from '@module-federation/inject-external-runtime-core-plugin'
import { standInShell } from '@domizil/shell-api/stand-in'

const wanted = new URLSearchParams(location.search)
const main = document.querySelector('main')
const failed = (error) => { main.textContent = String(error.message) }
const host = createInstance({
  name: 'foreign',
  remotes: [{ name: 'guest', entry: wanted.get('entry'), type: 'module' }],
  plugins: wanted.has('shares-runtime') ? [shareRuntime()] : [],
})
host.loadRemote('guest/lifecycles').then(async ({ lifecycles, meta }) => {
  const shell = standInShell({ path: '/guest', isSignedIn: false, version: meta.shellApi, onError: failed })
  const props = { name: meta.name, domElement: main, shell }
  await lifecycles.bootstrap(props)
  await lifecycles.mount(props)
}).catch(failed)
`

const CONFIGURATION = (output: string) => ({
  mode: 'production',
  target: ['web', 'es2022'],
  entry: './host.js',
  output: { path: output, filename: 'host.js' },
})

/** A foreign host, and a remote that brings its own copies of what the shell would lend. */
export interface ForeignHost {
  readonly url: string
  /** The build of the remote `mf-guest`, and the file of its entry. */
  readonly guest: { readonly folder: string; readonly entry: string }
  close(): Promise<void>
}

/** Builds both, and serves the host. */
export async function openForeignHost(): Promise<ForeignHost> {
  const parent = folderInCheckout()
  symlinkSync(INSTALLED, join(parent, 'node_modules'))
  const guest = await buildGuest(parent)
  const page = await buildHost(parent)

  const server = createServer(({ url = '' }, response) => {
    const isScript = url === '/host.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.end(
      isScript ? page : '<!doctype html><title>Foreign</title><main></main><script src="/host.js"></script>',
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    guest,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(parent, { recursive: true })
    },
  }
}

async function buildGuest(parent: string): Promise<ForeignHost['guest']> {
  const kit = join(parent, 'kit')
  mkdirSync(kit)
  writeFileSync(join(kit, 'kit.json'), JSON.stringify({ version: '0.1.0', packages: {}, catalog: {} }))
  await run(process.execPath, [DOMIZIL, 'new', 'mf-guest', '--kit', kit, '--no-install'], { cwd: parent })
  const remote = join(parent, 'mf-guest')
  const manifest = join(remote, 'package.json')
  const named = JSON.parse(readFileSync(manifest, 'utf8')) as object
  writeFileSync(manifest, JSON.stringify({ ...named, domizil: { sharedModules: 'own' } }))

  const folder = join(parent, 'guest')
  const env = { ...process.env, OUT: folder, NODE_ENV: 'production' }
  await script(
    remote,
    "import { build } from '@domizil/remote-build/commands'\nawait build(process.cwd())",
    env,
  )
  const { entry } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { entry: string }
  return { folder, entry }
}

async function buildHost(parent: string): Promise<string> {
  const folder = join(parent, 'host')
  mkdirSync(folder)
  writeFileSync(join(folder, 'host.js'), HOST)
  const configuration = JSON.stringify(CONFIGURATION(join(folder, 'dist')))
  await script(
    folder,
    `import { rspack } from '@rspack/core'
    rspack({ context: process.cwd(), ...${configuration} }, (error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'))
    })`,
  )
  return readFileSync(join(folder, 'dist/host.js'), 'utf8')
}

async function script(folder: string, source: string, env = process.env): Promise<void> {
  const file = join(folder, 'run.mjs')
  writeFileSync(file, source)
  await run(process.execPath, [file], { cwd: folder, env })
}
