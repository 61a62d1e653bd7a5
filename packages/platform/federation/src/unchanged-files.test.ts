// proves 14.22
import { expect, test } from '@jest/globals'
import { addressesOf, importsOf, unchangedAmong, unchangedFiles } from './unchanged-files.ts'

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

test('an unchanged script keeps the address of the first release that had it', () => {
  const first = app('1.0.0', { 'react.js': 'sha256-react' })
  const second = app('1.1.0', { 'react.js': 'sha256-react', 'router.js': 'sha256-router' })
  const third = app('1.2.0', { 'react.js': 'sha256-react', 'router.js': 'sha256-router' })

  expect(addresses(third, first, second)).toEqual({
    '/remotes/shell/1.2.0/react.js': '/remotes/shell/1.0.0/react.js',
    '/remotes/shell/1.2.0/router.js': '/remotes/shell/1.1.0/router.js',
  })
})

test('a changed script of the same name has a new address', () => {
  const first = app('1.0.0', { 'react.js': 'sha256-old' })

  expect(addresses(app('1.1.0', { 'react.js': 'sha256-new' }), first)).toEqual({})
})

test('the entry keeps its own address, as it names other files relative to it', () => {
  const files = { 'main.js': 'sha256-main' }

  expect(addresses(app('1.1.0', files), app('1.0.0', files))).toEqual({})
})

test('unchanged style sheets keep an earlier address in the shell, but not in remotes', () => {
  const files = { 'page.css': 'sha256-page' }

  expect(addresses(app('1.1.0', files, 'mf-a'), app('1.0.0', files, 'mf-a'))).toEqual({})
  expect(addresses(app('1.1.0', files), app('1.0.0', files))).toEqual({
    '/remotes/shell/1.1.0/page.css': '/remotes/shell/1.0.0/page.css',
  })
})

test('if few files differ from an earlier release, the import map lists only those', () => {
  const files = { 'a.js': 'a', 'b.js': 'b', 'c.js': 'c', 'd.js': 'd', 'e.js': 'e', 'maps/a.js.map': 'm' }
  const first = app('1.0.0', { ...files, 'main.js': 'old' })
  const second = app('1.1.0', { ...files, 'main.js': 'new', 'a.js': 'new' })

  expect(importsOf(second, unchangedFiles(second, [first]))).toEqual({
    '/remotes/shell/1.1.0/': '/remotes/shell/1.0.0/',
    '/remotes/shell/1.1.0/main.js': '/remotes/shell/1.1.0/main.js',
    '/remotes/shell/1.1.0/a.js': '/remotes/shell/1.1.0/a.js',
  })
})

test('the unchanged files of a page are those that it names', () => {
  const release = app('1.2.0', { 'a.js': 'a', 'b.js': 'b', 'c.js': 'c' })

  expect(unchangedAmong(release, { '1.0.0': [[0, 2]], '1.1.0': [2] }, new Set(['b.js']))).toEqual({
    '1.0.0': [1],
  })
})

test('unchanged files that follow each other are named by the first one and their number', () => {
  const first = app('1.0.0', { 'a.js': 'a', 'b.js': 'b', 'd.js': 'd' })
  const second = app('1.1.0', { 'a.js': 'a', 'b.js': 'b', 'c.js': 'c', 'd.js': 'd' })

  expect(unchangedFiles(second, [first])).toEqual({
    '1.0.0': [[0, 2], 3],
  })
})

test('the import map does not list files that the page looks for later', () => {
  const files = { 'a.js': 'a', 'b.js': 'b', 'c.js': 'c', 'd.js': 'd', 'e.js': 'e' }
  const first = app('1.0.0', { ...files, 'main.js': 'old' })
  const second = app('1.1.0', { ...files, 'main.js': 'new', 'a.js': 'new' })

  expect(importsOf(second, unchangedFiles(second, [first]), new Set(['a.js']))).toEqual({
    '/remotes/shell/1.1.0/': '/remotes/shell/1.0.0/',
    '/remotes/shell/1.1.0/main.js': '/remotes/shell/1.1.0/main.js',
  })
})

test('if many files differ from an earlier release, the import map lists the unchanged ones', () => {
  const first = app('1.0.0', { 'a.js': 'a', 'b.js': 'b' })
  const second = app('1.1.0', { 'a.js': 'a', 'b.js': 'new', 'main.js': 'new' })

  expect(importsOf(second, unchangedFiles(second, [first]))).toEqual({
    '/remotes/shell/1.1.0/a.js': '/remotes/shell/1.0.0/a.js',
  })
})

test('style sheets and source maps of a remote are neither counted nor listed', () => {
  const files = { 'a.css': 's', 'a.js': 'a', 'b.css': 't', 'b.js': 'b', 'c.js': 'c', 'maps/a.js.map': 'm' }
  const first = app('1.0.0', { ...files, 'main.js': 'old' }, 'mf-a')
  const second = app('1.1.0', { ...files, 'main.js': 'new' }, 'mf-a')

  const unchanged = unchangedFiles(second, [first])

  expect(unchanged).toEqual({ '1.0.0': [[0, 3]] })
  expect(importsOf(second, unchanged)).toEqual({
    '/remotes/mf-a/1.1.0/': '/remotes/mf-a/1.0.0/',
    '/remotes/mf-a/1.1.0/main.js': '/remotes/mf-a/1.1.0/main.js',
  })
})
