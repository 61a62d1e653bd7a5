import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Release } from '@domizil/federation'

/** A finished build of a version of mf-search, with a page at these paths. */
export function aBuildOf(version: string, script = '', paths: readonly string[] = []): string {
  const routes = paths.map(
    (place) => ({ path: place, layout: 'general', access: 'open', page: 'page' }) as const,
  )
  return aBuild({ version, routes }, { 'entry.js': script })
}

/** A finished build of a shell that mf-search works in. */
export function aShellBuild(): string {
  const facts: Partial<Release> = {
    name: 'shell',
    kind: 'host',
    routes: [{ path: '/', layout: 'general', access: 'open', page: 'home' }],
    pages: { home: { files: [], shared: [] } },
    provides: { shellApi: 1, react: '19.3.1', runtime: '2.9.2' },
    requires: null,
  }
  return aBuild({ version: '1.0.0', ...facts }, { 'entry.js': '', 'boot.js': '' })
}

function aBuild(
  facts: Partial<Release> & Pick<Release, 'version'>,
  scripts: Readonly<Record<string, string>>,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'domizil-build-'))
  const files: Record<string, string> = {}
  for (const [file, script] of Object.entries(scripts)) {
    files[file] = `sha256-${createHash('sha256').update(script).digest('base64')}`
    writeFileSync(path.join(folder, file), script)
  }
  writeFileSync(
    path.join(folder, 'release.json'),
    JSON.stringify({
      schemaVersion: 1,
      name: 'mf-search',
      kind: 'remote',
      commit: null,
      builtAt: '2026-11-20T00:00:00.000Z',
      entry: 'entry.js',
      files,
      routes: [],
      start: { files: [], shared: [] },
      pages: { page: { files: [], shared: [] } },
      messages: {},
      shared: {},
      provides: null,
      requires: { shellApi: 1, react: '^19.0.0', runtime: '^2.0.0' },
      ...facts,
    }),
  )
  return folder
}
