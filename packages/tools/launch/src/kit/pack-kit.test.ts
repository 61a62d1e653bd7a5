// proves 15.21
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { resolve } from '@domizil/federation'
import { readSurfaces } from '@domizil/federation/build'
import { parseRelease } from '@domizil/federation/schema'
import { addTeam, createRegistryService } from '@domizil/registry'
import { promote, publish, readRegistry, runCommand } from '@domizil/cli'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { lockRemote, packageStore } from '../testing/lock-remote.ts'
import { type Kit, packKit } from './pack-kit.ts'

const ROOT = path.join(import.meta.dirname, '../../../../..')
const PNPM = path.join(ROOT, '.domizil/tools/node_modules/pnpm/bin/pnpm.mjs')
const INSTALL = ['install', '--frozen-lockfile', '--offline', '--reporter=append-only']
// Package managers refuse what their Node is too old for, some of them always: the oldest that a team may have.
const OLDEST_NODE = ['--config.engineStrict=true', '--config.nodeVersion=20.19.0']
const MOST_BYTES = 64 * 1024 * 1024
const run = promisify(execFile)

let team: string
let kit: Kit
beforeAll(async () => {
  team = mkdtempSync(path.join(tmpdir(), 'domizil-team-'))
  kit = await packKit(ROOT, path.join(team, 'kit'), '0.7.0', { site: 'https://staging.example' })
})
afterAll(() => rmSync(team, { recursive: true, force: true }))

test('the packages of a kit do not refer to the workspace', async () => {
  const manifests = await Promise.all(
    Object.values(kit.packages).map(async (file) => {
      const packed = path.join(team, 'kit', file)
      return (await run('tar', ['-xzOf', packed, 'package/package.json'])).stdout
    }),
  )

  expect(manifests).toHaveLength(11)
  expect(manifests.join()).not.toMatch(/workspace:|catalog:|@domizil\/source|"private"|\.tsx?"(?<!\.d\.ts")/)
  expect(manifests.join()).toContain('"@domizil/shell-api": "0.7.0"')
})

const listOfEach = () =>
  Promise.all(
    Object.values(kit.packages).map(
      async (file) => (await run('tar', ['-tzf', path.join(team, 'kit', file)])).stdout,
    ),
  )

test('each package of a kit has a readme, and one has the reference', async () => {
  const lists = await listOfEach()

  expect(lists.filter((list) => list.includes('package/README.md\n'))).toHaveLength(11)
  expect(lists.join()).toContain('package/reference/calls.md')
})

test('a kit contains only the test of the remote template', async () => {
  const lists = await listOfEach()
  const tests = lists.flatMap((list) => list.split('\n')).filter((file) => /\.(test|example)\./.test(file))
  expect(tests).toEqual(['package/template/src/pages/sample-page.test.tsx'])
})

/** What a team finds in its repository and may have to know: without the kit, and without what is installed. */
const MOST_FILES = 20

/**
 * What another company does, in a folder that knows nothing of this one. It is one test, because each step needs the one before,
 * and installing takes the longest.
 */
test('a remote goes from an empty folder to all visitors by the commands new, ship and promote', async () => {
  const site = await aSite()
  const folder = path.join(team, 'mf-city-guide')
  const domizil = async (...args: string[]) => {
    const tool = path.join(folder, 'node_modules/@domizil/cli/dist/domizil.js')
    const env = { ...process.env, REGISTRY_TOKEN: site.token }
    const { stdout } = await run(process.execPath, [tool, ...args], {
      cwd: folder,
      env,
      maxBuffer: MOST_BYTES,
    })
    return stdout
  }

  try {
    const made = await inFolder(team, () =>
      runCommand(['new', 'mf-city-guide', '--kit', 'kit'], {}, { install: offline }),
    )
    const own = (await run('git', ['ls-files', '--', ':!kit'], { cwd: folder })).stdout.trim().split('\n')
    const { name, domizil: settings } = namedBy(folder)
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ ...namedBy(folder), domizil: { registry: site.url } }, null, 2),
    )
    await expect(domizil('ship')).rejects.toThrow('package.json has changed since the last commit')
    const commit = async (subject: string) => {
      await run('git', ['add', '--all'], { cwd: folder })
      await run('git', ['commit', '--quiet', '--message', subject], { cwd: folder })
    }
    await commit('Name the registry')
    addSecondPage(folder)
    await expect(domizil('ship')).rejects.toThrow('routes.json has changed')
    await commit('Add the streets')
    const shipped = await domizil('ship')
    const again = await domizil('ship')
    const promoted = await domizil('promote')

    expect(made).toContain('mf-city-guide is ready.')
    expect(own.length).toBeLessThanOrEqual(MOST_FILES)
    expect([name, settings]).toEqual(['mf-city-guide', { site: 'https://staging.example' }])
    expect(shipped).toContain('Published mf-city-guide 0.1.0. Next: `npx domizil promote --percent 10`')
    expect(again).toContain('mf-city-guide 0.1.0 has this commit, and is published already.')
    expect(promoted).toContain('The channel production serves mf-city-guide 0.1.0.')
    const { versions } = readRegistry(site.registry)
    expect(versions['mf-city-guide']).toMatchObject([
      {
        published: {
          by: 'guide',
          note: 'Add the streets',
          commit: expect.stringMatching(/^[0-9a-f]{40}$/),
        },
      },
    ])
    expect(servedBy(site.registry)['mf-city-guide']).toMatchObject({
      refused: [],
      release: {
        version: '0.1.0',
        routes: [{ path: '/city-guide' }, { path: '/city-guide/:street' }],
        files: { 'mf-manifest.json': expect.any(String) },
        heads: { 'city-guide': { de: { title: 'Beispiel' } } },
        requires: { shared: { '@domizil/ui/parts': { Skeleton: expect.any(String) } } },
      },
    })
  } finally {
    await site.close()
  }

  // Installed from a registry of packages it needs no folder: the kit inside names its versions.
  const npm = ['--kit', 'https://npm.example']
  await domizil('new', 'mf-second', '--no-install', ...npm)
  const second = path.join(folder, 'mf-second')
  expect(namedBy(second)).toMatchObject({
    dependencies: { '@domizil/ui': '0.7.0', react: kit.catalog['react'] },
    devDependencies: { '@domizil/cli': '0.7.0' },
  })
  expect(readFileSync(path.join(second, '.npmrc'), 'utf8')).toBe(
    'omit-lockfile-registry-resolved=true\n@domizil:registry=https://npm.example/\n',
  )
  expect(existsSync(path.join(second, 'src/pages/second-page.test.tsx'))).toBe(true)

  // One with a kit in its folder can go on with that registry.
  await inFolder(team, () => runCommand(['new', 'mf-third', '--kit', 'kit', '--no-install'], {}))
  const third = path.join(team, 'mf-third')
  const older = readFileSync(path.join(third, 'package.json'), 'utf8').replaceAll('0.7.0', '0.6.0')
  writeFileSync(path.join(third, 'package.json'), older)
  const tool = path.join(folder, 'node_modules/@domizil/cli/dist/domizil.js')
  await run(process.execPath, [tool, 'upgrade', ...npm], { cwd: third })
  expect(namedBy(third)['dependencies']).toMatchObject({ '@domizil/ui': '0.7.0' })
  expect(readFileSync(path.join(third, 'pnpm-workspace.yaml'), 'utf8')).not.toContain('kit/')
})

test.each([
  ['no name of a remote', 'Journal', 'kit', 'is no name of a remote'],
  ['a name that would lead elsewhere', 'mf-../x', 'kit', 'is no name of a remote'],
  ['a folder without a kit', 'mf-journal', '.', 'There is no kit in .'],
])('creating a remote with %s is refused', async (_, name, from, sentence) => {
  const asked = inFolder(team, () => runCommand(['new', name, '--kit', from, '--no-install'], {}))

  await expect(asked).rejects.toThrow(sentence)
})

/** The release of a shell that provides what this workspace has. */
function aHost(): string {
  const folder = mkdtempSync(path.join(team, 'host-'))
  const surfacesOf = (...packages: string[]) =>
    readSurfaces(packages.map((one) => path.join(ROOT, 'packages', one)))
  const shared = surfacesOf('product/ui', 'platform/app-kit')
  const script = 'export {}'
  writeFileSync(path.join(folder, 'boot.js'), script)
  const release = {
    schemaVersion: 1,
    name: 'shell',
    version: '1.0.0',
    kind: 'host',
    commit: null,
    builtAt: '2026-11-20T00:00:00.000Z',
    entry: 'boot.js',
    files: { 'boot.js': `sha256-${createHash('sha256').update(script).digest('base64')}` },
    routes: [],
    start: { files: [], shared: [] },
    pages: {},
    messages: {},
    shared: {},
    provides: {
      shellApi: Object.values(surfacesOf('platform/shell-api')).map(({ version }) => version),
      react: kit.catalog['react'],
      runtime: kit.catalog['@module-federation/enhanced'],
      shared: Object.fromEntries(Object.entries(shared).map(([name, { exports }]) => [name, exports])),
    },
    requires: null,
  }
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release))
  return folder
}

/** The registry of a site with a shell, and the token of a team that may ship there. */
async function aSite() {
  const registry = path.join(team, 'registry')
  const accessFile = path.join(team, 'access.json')
  await publish(registry, aHost())
  await promote(registry, { name: 'shell', version: '1.0.0' }, 'production')
  const token = addTeam(accessFile, 'guide', { remotes: ['mf-city-guide'], channels: ['production'] })
  const service = await createRegistryService({ folder: registry, accessFile, log: () => undefined })
  const server = createServer(service.handle)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await service.close()
  }
  return {
    registry,
    token,
    close,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/registry`,
  }
}

/** A page whose path has a parameter, and links between both pages, as a team types them. */
function addSecondPage(folder: string): void {
  const file = (name: string) => path.join(folder, name)
  const routes = JSON.parse(readFileSync(file('routes.json'), 'utf8')) as object[]
  const street = { path: '/city-guide/:street', layout: 'general', access: 'open', page: 'street' }
  writeFileSync(file('routes.json'), JSON.stringify([...routes, street]))
  const page = [
    "import { PageTitle } from '@domizil/app-kit'",
    "import { Link, useNavigate } from '@domizil/app-kit/router'",
    '',
    'export function StreetPage() {',
    '  const navigate = useNavigate()',
    "  const next = () => void navigate('/city-guide/2?from=1')",
    '  return (',
    '    <main>',
    '      <PageTitle>1</PageTitle>',
    '      <Link to="/city-guide">1</Link>',
    '      {/* @ts-expect-error -- there is no such page */}',
    '      <Link to="/city-guides">2</Link>',
    '      <button type="button" onClick={next}>3</button>',
    '    </main>',
    '  )',
    '}',
    '',
  ]
  writeFileSync(file('src/pages/street-page.tsx'), page.join('\n'))
}

/** Installs what `npm install` would, without a network. */
async function offline(folder: string): Promise<void> {
  lockRemote(ROOT, folder, kit)
  const args = [PNPM, ...INSTALL, ...OLDEST_NODE, `--store-dir=${packageStore(ROOT)}`]
  await run(process.execPath, args, { cwd: folder }).catch((error: { stdout: string }) => {
    throw new Error(`installing fails:\n${error.stdout}`, { cause: error })
  })
}

function servedBy(registry: string) {
  return resolve(readRegistry(registry), { channel: 'production' }, (name, { version }) =>
    parseRelease(readFileSync(path.join(registry, name, version, 'release.json'), 'utf8')),
  ).apps
}

/** The package.json in a folder. */
function namedBy(folder: string): Record<string, Record<string, string>> & { name?: unknown } {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
}

async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const before = process.cwd()
  process.chdir(folder)
  try {
    return await work()
  } finally {
    process.chdir(before)
  }
}
