import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Release, Route } from '@domizil/federation'
import { promote, publish } from '@domizil/cli'
import { REMOTES, ROOT } from '../paths.ts'

const VERSION = '0.0.0-baseline'
const run = promisify(execFile)

/**
 * Builds shell and remotes as one bundle without federation and publishes it to a temporary registry, so that the
 * same gateway serves it: same page, same compression, same preloads.
 */
export async function buildBaseline(folder: string): Promise<string> {
  const registry = path.join(folder, 'registry')
  const out = path.join(folder, 'out')
  const runtime = path.join(folder, 'baseline-runtime.js')
  const routes = new Map(REMOTES.map((name) => [name, routesOf(name)]))
  const shellRoutes = routesOf('shell')
  mkdirSync(folder, { recursive: true })
  writeFileSync(runtime, runtimeSource())

  await run(process.execPath, [path.join(ROOT, 'shell/node_modules/@rspack/cli/bin/rspack.js'), 'build'], {
    cwd: path.join(ROOT, 'packages/tools/bench'),
    env: {
      ...process.env,
      VERSION,
      OUT: out,
      BASELINE_RUNTIME: runtime,
      BASELINE_ROUTES: JSON.stringify([...shellRoutes, ...[...routes.values()].flat()]),
    },
  })

  const host = withLentPages(readRelease(out), shellRoutes)
  writeRelease(out, host)
  await publish(registry, out)
  for (const [name, remoteRoutes] of routes) {
    const allow = remoteRoutes.map(({ path: known }) => known) // the teams have agreed on them
    await publish(registry, writeRemote(folder, name, remoteRoutes, host), { allow })
  }
  await promote(
    registry,
    ['shell', ...REMOTES].map((name) => ({ name, version: VERSION })),
    'production',
  )
  return registry
}

/** A replacement of the federation runtime: plain imports of the remotes' modules. */
function runtimeSource(): string {
  const imports = REMOTES.map((name) => {
    const module = JSON.stringify(path.join(ROOT, name, 'src/app/remote.tsx'))
    return `  ${name.replaceAll('-', '_')}: () => import(/* webpackChunkName: "remote-${name}" */ ${module}),`
  })
  return `const REMOTES = {\n${imports.join('\n')}\n}
export const registerRemotes = () => undefined
export const loadRemote = (key) => REMOTES[key.split('__')[0]]()
`
}

/** The remotes' pages are chunks of the one bundle: declared as the host's, so that they are preloaded as well. */
function withLentPages(release: Release, shellRoutes: readonly Route[]): Release {
  const lent = Object.entries(release.pages).map(([page, { files }]) => [
    `page-${page}`,
    { version: VERSION, files },
  ])
  return { ...release, routes: shellRoutes, shared: { ...release.shared, ...Object.fromEntries(lent) } }
}

function writeRemote(folder: string, name: string, routes: readonly Route[], host: Release): string {
  const out = path.join(folder, name)
  mkdirSync(out, { recursive: true })
  writeFileSync(path.join(out, 'entry.js'), '')
  writeRelease(out, {
    ...host,
    name,
    kind: 'remote',
    entry: 'entry.js',
    files: { 'entry.js': `sha256-${createHash('sha256').update('').digest('base64')}` },
    routes,
    start: { files: [], shared: [] },
    pages: Object.fromEntries(routes.map(({ page }) => [page, { files: [], shared: [`page-${page}`] }])),
    messages: {},
    fonts: [],
    shared: {},
    provides: null,
    requires: host.provides && {
      shellApi: [host.provides.shellApi].flat().at(-1) ?? 0,
      runtime: `^${host.provides.runtime}`,
      react: `^${host.provides.react}`,
    },
  })
  return out
}

/** The routes of an app, without what its build makes of them. */
function routesOf(part: string): Route[] {
  const routes = JSON.parse(readFileSync(path.join(ROOT, part, 'routes.json'), 'utf8')) as Route[]
  return routes.map(({ path: known, layout, access, page }) => ({ path: known, layout, access, page }))
}

function readRelease(folder: string): Release {
  return JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Release
}

function writeRelease(folder: string, release: Release): void {
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release, null, 2))
}
