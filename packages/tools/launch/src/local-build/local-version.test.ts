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

test('a package that is built, but has no routes, is no part of the site', () => {
  expect(Object.keys(versionsOf(givenCheckout())).toSorted()).toEqual(['mf-plain', 'mf-search'])
})

test('a local version is the version of the package and ten digits of a hash', () => {
  expect(versionsOf(givenCheckout())['mf-search']).toMatch(/^0\.1\.0-[0-9a-f]{10}$/)
})

test('the same sources have the same version wherever they lie', () => {
  expect(versionsOf(givenCheckout())).toEqual(versionsOf(givenCheckout()))
})

test.each([
  ['its own source', 'mf-search/src/index.ts'],
  ['a new file of its own', 'mf-search/messages/en.json'],
  ['a package it imports', 'packages/product/ui/src/index.ts'],
  ['a package that a package it imports imports', 'packages/product/domain/src/index.ts'],
])('%s changes the version of an app and of no other', (_, file) => {
  const root = givenCheckout()
  const before = versionsOf(root)

  write(root, file, 'changed')

  const after = versionsOf(root)
  expect(after['mf-search']).not.toBe(before['mf-search'])
  expect(after['mf-plain']).toBe(before['mf-plain'])
})

test.each(['rspack.shared.js', 'pnpm-lock.yaml'])('%s changes every version', (file) => {
  const root = givenCheckout()
  const before = versionsOf(root)

  write(root, file, 'changed')

  const after = versionsOf(root)
  expect(Object.keys(before).filter((name) => before[name] === after[name])).toEqual([])
})

test.each([
  ['a test', 'mf-search/src/search.test.ts'],
  ['what was compiled', 'mf-search/dist/index.js'],
  ['a package that it is not built from', 'packages/backend/server/src/index.ts'],
])('%s changes no version', (_, file) => {
  const root = givenCheckout()
  const before = versionsOf(root)

  write(root, file, 'changed')

  expect(versionsOf(root)).toEqual(before)
})
