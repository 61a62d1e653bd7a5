import { expect, test } from '@jest/globals'
import { EMPTY_REGISTRY } from './registry.ts'
import { parseRegistry, parseRelease, type Release } from './schema.ts'

test('the empty registry passes the schema', () => {
  expect(parseRegistry(JSON.stringify(EMPTY_REGISTRY))).toEqual(EMPTY_REGISTRY)
})

test('unknown fields of a newer registry are accepted', () => {
  const change = { revision: 1, at: '', by: 'judge', what: 'promote', channel: 'production', parts: {} }
  const findings = [{ code: 'FAILED_STARTS', values: { starts: 4, version: '2.0.0' } }]
  const registry = { ...EMPTY_REGISTRY, history: [{ ...change, findings, mood: 'fine' }] }

  expect(parseRegistry(JSON.stringify(registry))).toEqual(registry)
})

test.each([
  ['{', 'is not JSON'],
  ['{}', 'is malformed'],
  ['{"schemaVersion":2}', 'is malformed'],
])('the registry text %s is refused with a sentence', (text, expected) => {
  expect(() => parseRegistry(text)).toThrow(expected)
})

const release: Release = {
  schemaVersion: 1,
  name: 'mf-x',
  version: '1.0.0',
  kind: 'remote',
  commit: null,
  builtAt: '2026-11-20T00:00:00Z',
  entry: 'remoteEntry.js',
  files: {},
  routes: [],
  start: { files: [], shared: [] },
  pages: {},
  messages: {},
  shared: {},
  provides: null,
  requires: null,
}

test('a written release is read back unchanged', () => {
  expect(parseRelease(JSON.stringify(release))).toEqual(release)
})

const withRoute = (length: number) => {
  const route = { path: '/'.padEnd(length, 'a'), layout: 'default', access: 'open', page: 'home' }
  return JSON.stringify({ ...release, routes: [route] })
}

test('a route longer than 200 characters is refused', () => {
  expect(parseRelease(withRoute(200)).routes).toHaveLength(1)
  expect(() => parseRelease(withRoute(201))).toThrow('malformed: /routes/0/path')
})

test.each([
  '../shell/main.js',
  'a/../../shell/main.js',
  '/etc/passwd',
  '.hidden.js',
  'https://evil.example/x.js',
])('a release whose entry is %s, a path outside itself, is refused', (entry) => {
  expect(() => parseRelease(JSON.stringify({ ...release, entry }))).toThrow('malformed: /entry')
})
