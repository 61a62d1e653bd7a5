// proves 14.22
import { expect, test } from '@jest/globals'
import { addressesOf, unchangedFiles } from './unchanged-files.ts'

const app = (version: string, files: Record<string, string>, name = 'shell') => ({
  name,
  version,
  entry: 'main.js',
  start: { files: [], shared: [] },
  files,
})

/** The addresses of a release after earlier ones. */
const addresses = (release: ReturnType<typeof app>, ...earlier: ReturnType<typeof app>[]) =>
  addressesOf(release, unchangedFiles(release, earlier))

test('a script that earlier releases have published has the address of the first of them', () => {
  const first = app('1.0.0', { 'react.js': 'sha256-react' })
  const second = app('1.1.0', { 'react.js': 'sha256-react', 'router.js': 'sha256-router' })
  const third = app('1.2.0', { 'react.js': 'sha256-react', 'router.js': 'sha256-router' })

  expect(addresses(third, first, second)).toEqual({
    '/remotes/shell/1.2.0/react.js': '/remotes/shell/1.0.0/react.js',
    '/remotes/shell/1.2.0/router.js': '/remotes/shell/1.1.0/router.js',
  })
})

test('a script of the same name with other bytes keeps its own address', () => {
  const first = app('1.0.0', { 'react.js': 'sha256-old' })

  expect(addresses(app('1.1.0', { 'react.js': 'sha256-new' }), first)).toEqual({})
})

test('the entry keeps its own address, which names others beside it', () => {
  const files = { 'main.js': 'sha256-main' }

  expect(addresses(app('1.1.0', files), app('1.0.0', files))).toEqual({})
})

test('style sheets of the shell have the address of an earlier release: its loader asks the import map', () => {
  const files = { 'page.css': 'sha256-page' }

  expect(addresses(app('1.1.0', files, 'mf-a'), app('1.0.0', files, 'mf-a'))).toEqual({})
  expect(addresses(app('1.1.0', files), app('1.0.0', files))).toEqual({
    '/remotes/shell/1.1.0/page.css': '/remotes/shell/1.0.0/page.css',
  })
})
