// proves 15.21
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { resolve } from '@domizil/federation'
import { readSurfaces } from '@domizil/federation/build'
import { parseRelease } from '@domizil/federation/schema'
import { promote, publish, readRegistry, runCommand } from '@domizil/remotectl'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { lockRemote, packageStore } from '../testing/lock-remote.ts'
import { type Kit, packKit } from './pack-kit.ts'

const ROOT = path.join(import.meta.dirname, '../../../../..')
const PNPM = path.join(ROOT, '.domizil/tools/node_modules/pnpm/bin/pnpm.mjs')
const INSTALL = ['install', '--frozen-lockfile', '--offline', '--reporter=append-only']
// Package managers refuse what their Node is too old for, some of them always: the oldest that a team may have.
const OLDEST_NODE = ['--config.engineStrict=true', '--config.nodeVersion=20.19.0']
const run = promisify(execFile)

let team: string
let kit: Kit
beforeAll(async () => {
  team = mkdtempSync(path.join(tmpdir(), 'domizil-team-'))
  kit = await packKit(ROOT, path.join(team, 'kit'), '0.7.0')
})
afterAll(() => rmSync(team, { recursive: true, force: true }))

test('a kit names nothing of this workspace', async () => {
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

test('a kit brings no tests but the one of a new remote', async () => {
  const lists = await Promise.all(
    Object.values(kit.packages).map(
      async (file) => (await run('tar', ['-tzf', path.join(team, 'kit', file)])).stdout,
    ),
  )

  const tests = lists.flatMap((list) => list.split('\n')).filter((file) => /\.(test|example)\./.test(file))
  expect(tests).toEqual(['package/template/src/pages/sample-page.test.tsx'])
})

/**
 * What a team does, in a folder that knows nothing of this one. It is one test, because each step needs the one before,
 * and installing takes the longest.
 */
test('a repository of its own installs the kit, is checked, tested, built, published and served', async () => {
  const folder = path.join(team, 'mf-city-guide')
  const work = (...args: string[]) => {
    const env = {
      ...process.env,
      NODE_OPTIONS: '--experimental-vm-modules',
      NODE_ENV: 'production',
      VERSION: '1.2.0',
      COMMIT: '', // as `git rev-parse -q --verify HEAD` answers before the first commit
    }
    return run(process.execPath, args, { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 })
  }
  const tool = (name: string, ...args: string[]) =>
    work(path.join(folder, 'node_modules', name), ...args).catch(
      (error: { stdout: string; stderr: string }) => {
        throw new Error(`${name} fails:\n${error.stdout}${error.stderr}`, { cause: error })
      },
    )

  await inFolder(team, () => runCommand(['new', 'mf-city-guide', '--kit', 'kit'], {}))
  lockRemote(ROOT, folder, kit)
  await run(process.execPath, [PNPM, ...INSTALL, ...OLDEST_NODE, `--store-dir=${packageStore(ROOT)}`], {
    cwd: folder,
  }).catch((error: { stdout: string }) => {
    throw new Error(`installing fails:\n${error.stdout}`, { cause: error })
  })
  await tool('typescript/bin/tsc')
  await tool('@formatjs/cli/bin/formatjs', ...textsCheck(folder))
  const { stderr } = await tool('jest/bin/jest.js')
  expect(stderr).toContain('1 passed')
  await tool('@domizil/remote-build/dist/cli.js', 'build')

  // Installed from a registry of packages it needs no folder: the kit inside names its versions.
  const npm = ['--kit', 'https://npm.example']
  await tool('@domizil/remotectl/dist/remotectl.js', 'new', 'mf-second', ...npm)
  const second = path.join(folder, 'mf-second')
  expect(namedBy(second)).toMatchObject({
    dependencies: { '@domizil/ui': '0.7.0', react: kit.catalog['react'] },
    devDependencies: { '@domizil/remotectl': '0.7.0' },
  })
  expect(readFileSync(path.join(second, '.npmrc'), 'utf8')).toBe(
    'omit-lockfile-registry-resolved=true\n@domizil:registry=https://npm.example/\n',
  )
  expect(existsSync(path.join(second, 'src/pages/second-page.test.tsx'))).toBe(true)

  // One with a kit in its folder can go on with that registry.
  await inFolder(team, () => runCommand(['new', 'mf-third', '--kit', 'kit'], {}))
  const third = path.join(team, 'mf-third')
  const older = readFileSync(path.join(third, 'package.json'), 'utf8').replaceAll('0.7.0', '0.6.0')
  writeFileSync(path.join(third, 'package.json'), older)
  const remotectl = path.join(folder, 'node_modules/@domizil/remotectl/dist/remotectl.js')
  await run(process.execPath, [remotectl, 'upgrade', ...npm], { cwd: third })
  expect(namedBy(third)['dependencies']).toMatchObject({ '@domizil/ui': '0.7.0' })
  expect(readFileSync(path.join(third, 'pnpm-workspace.yaml'), 'utf8')).not.toContain('kit/')

  const registry = path.join(team, 'registry')
  await publish(registry, aHost())
  await publish(registry, path.join(folder, 'dist/build'))
  await promote(
    registry,
    [
      { name: 'shell', version: '1.0.0' },
      { name: 'mf-city-guide', version: '1.2.0' },
    ],
    'staging',
  )
  const { apps } = resolve(readRegistry(registry), { channel: 'staging' }, (name, { version }) =>
    parseRelease(readFileSync(path.join(registry, name, version, 'release.json'), 'utf8')),
  )
  expect(apps['mf-city-guide']).toMatchObject({
    refused: [],
    release: {
      version: '1.2.0',
      commit: null,
      routes: [{ path: '/city-guide' }],
      heads: { 'city-guide': { de: { title: 'Beispiel' } } },
      requires: { shared: { '@domizil/ui/parts': { Skeleton: expect.any(String) } } },
    },
  })
})

test.each([
  ['no name of a remote', 'Journal', 'kit', 'is no name of a remote'],
  ['a name that would lead elsewhere', 'mf-../x', 'kit', 'is no name of a remote'],
  ['a folder without a kit', 'mf-journal', '.', 'There is no kit in .'],
])('%s is refused', async (_, name, from, sentence) => {
  const asked = inFolder(team, () => runCommand(['new', name, '--kit', from], {}))

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

/** The arguments of the check of texts, from the scripts that the team has. */
function textsCheck(folder: string): string[] {
  return (namedBy(folder)['scripts']?.['check:texts'] ?? '').split(' ').slice(1)
}

/** The package.json in a folder. */
function namedBy(folder: string): Record<string, Record<string, string>> {
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
