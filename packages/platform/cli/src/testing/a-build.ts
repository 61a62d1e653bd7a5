import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf } from '@domizil/federation/hash'
import type { Release } from '@domizil/federation'

const SCRIPT = `export const answer = 42\n${'// The answer.\n'.repeat(150)}`

/** An empty temporary folder. */
export function aFolder(): string {
  return mkdtempSync(join(tmpdir(), 'domizil-cli-'))
}

/** Writes a small finished build and returns its folder. A test names only what it is about. */
export function aBuild(facts: Partial<Release> = {}, script = SCRIPT): string {
  const folder = aFolder()
  const { name = 'mf-search', kind = name === 'shell' ? 'host' : 'remote' } = facts
  const versions = { shellApi: 1, react: '19.3.1', runtime: '2.9.2' }
  const ranges = { shellApi: 1, react: '^19.3.1', runtime: '^2.9.2' }
  const release: Release = {
    schemaVersion: 1,
    name,
    version: '1.0.0',
    kind,
    commit: null,
    builtAt: '2026-11-20T00:00:00.000Z',
    entry: 'entry.js',
    files: { 'entry.js': hashOf(Buffer.from(script)), 'pages/page.css': hashOf(Buffer.from('a{}')) },
    routes: name === 'shell' ? [aRoute('/')] : [aRoute(`/${name}`)],
    start: { files: [], shared: [] },
    pages: { page: { files: [], shared: [] } },
    messages: {},
    shared: {},
    provides: kind === 'host' ? versions : null,
    requires: kind === 'remote' ? ranges : null,
    ...facts,
  }

  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'entry.js'), script)
  writeFileSync(join(folder, 'pages/page.css'), 'a{}')
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release))
  return folder
}

/** An open route to the one page of a build. */
export function aRoute(path: string): Release['routes'][number] {
  return { path, layout: 'general', access: 'open', page: 'page' }
}
