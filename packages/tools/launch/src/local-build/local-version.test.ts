// proves 15.11
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { localVersion } from './local-version.ts'
import { appsOf, readWorkspace } from './workspace.ts'

function givenCheckout(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'domizil-checkout-'))
  write(root, 'rspack.shared.js', '')
  write(root, 'pnpm-lock.yaml', '')
  givenPackage(root, 'packages/product/domain')
  givenPackage(root, 'packages/product/ui', 'domain')
  givenPackage(root, 'packages/backend/server', 'domain')
  givenPackage(root, 'mf-search', 'ui')
  givenPackage(root, 'mf-plain')
  write(root, 'mf-search/routes.json', '[]')
  write(root, 'mf-plain/routes.json', '[]')
  write(root, 'packages/backend/server/rspack.config.js', '')
  return root
}

function givenPackage(root: string, folder: string, ...needs: string[]): void {
  const dependencies = Object.fromEntries(needs.map((name) => [`@domizil/${name}`, 'workspace:*']))
  const manifest = { name: `@domizil/${path.basename(folder)}`, version: '0.1.0', dependencies }
  write(root, `${folder}/package.json`, JSON.stringify(manifest))
  write(root, `${folder}/src/index.ts`, 'export {}')
}

function write(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

function versionsOf(root: string): Record<string, string> {
  const workspace = readWorkspace(root)
  return Object.fromEntries(
    appsOf(workspace).map((app) => [path.basename(app.folder), localVersion(root, workspace, app)]),
  )
}

test('a package without routes is not part of the site', () => {
  expect(Object.keys(versionsOf(givenCheckout())).toSorted()).toEqual(['mf-plain', 'mf-search'])
})

test('a local version is the package version plus ten digits of a hash', () => {
  expect(versionsOf(givenCheckout())['mf-search']).toMatch(/^0\.1\.0-[0-9a-f]{10}$/)
})

test('the same sources in another folder have the same version', () => {
  expect(versionsOf(givenCheckout())).toEqual(versionsOf(givenCheckout()))
})

test.each([
  ['its own source', 'mf-search/src/index.ts'],
  ['a new file of its own', 'mf-search/messages/en.json'],
  ['a package it imports', 'packages/product/ui/src/index.ts'],
  ['a package that a package it imports imports', 'packages/product/domain/src/index.ts'],
])('changing %s changes the version of its app only', (_, file) => {
  const root = givenCheckout()
  const before = versionsOf(root)

  write(root, file, 'changed')

  const after = versionsOf(root)
  expect(after['mf-search']).not.toBe(before['mf-search'])
  expect(after['mf-plain']).toBe(before['mf-plain'])
})

test('changing the shared bundler settings changes every version', () => {
  const root = givenCheckout()
  const before = versionsOf(root)

  write(root, 'rspack.shared.js', 'changed')

  const after = versionsOf(root)
  expect(Object.keys(before).filter((name) => before[name] === after[name])).toEqual([])
})

/** A lock file in which the search needs a map, which needs a projection, and everything is built by rspack. */
const lockWith = (versions: Partial<Record<'map' | 'projection' | 'rspack' | 'server', string>> = {}) => {
  const { map, projection, rspack, server } = {
    map: '1.0.0',
    projection: '1.0.0',
    rspack: '2.0.0',
    server: '5.0.0',
    ...versions,
  }
  return JSON.stringify({
    importers: {
      '.': { devDependencies: { '@rspack/core': { version: rspack } } },
      'packages/product/ui': { dependencies: { map: { version: `${map}(react@19.0.0)` } } },
      'packages/backend/server': { dependencies: { server: { version: server } } },
    },
    packages: Object.fromEntries(
      [`map@${map}`, `projection@${projection}`, `@rspack/core@${rspack}`, `server@${server}`].map((key) => [
        key,
        { resolution: { integrity: `sha512-${key}` } },
      ]),
    ),
    snapshots: {
      [`map@${map}(react@19.0.0)`]: { dependencies: { projection } },
      [`projection@${projection}`]: {},
      [`@rspack/core@${rspack}`]: {},
      [`server@${server}`]: {},
    },
  })
}

test.each([
  ['a dependency of a package that the search is built from', { map: '1.0.1' }, ['mf-search']],
  ['what that dependency needs', { projection: '1.0.1' }, ['mf-search']],
  ['the bundler', { rspack: '2.0.1' }, ['mf-plain', 'mf-search']],
  ['a dependency of the backend', { server: '5.0.1' }, []],
])('a new version of %s changes the versions of the apps that use it', (_, versions, expected) => {
  const root = givenCheckout()
  write(root, 'pnpm-lock.yaml', lockWith())
  const before = versionsOf(root)

  write(root, 'pnpm-lock.yaml', lockWith(versions))

  const after = versionsOf(root)
  expect(
    Object.keys(before)
      .filter((name) => before[name] !== after[name])
      .toSorted(),
  ).toEqual(expected)
})

test.each([
  ['a test', 'mf-search/src/search.test.ts'],
  ['what was compiled', 'mf-search/dist/index.js'],
  ['a package that it is not built from', 'packages/backend/server/src/index.ts'],
])('changing %s changes no version', (_, file) => {
  const root = givenCheckout()
  const before = versionsOf(root)

  write(root, file, 'changed')

  expect(versionsOf(root)).toEqual(before)
})
