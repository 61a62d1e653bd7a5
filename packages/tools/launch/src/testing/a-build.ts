import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A finished build of a version of mf-search. */
export function aBuildOf(version: string, script = ''): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'domizil-build-'))
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`
  writeFileSync(path.join(folder, 'entry.js'), script)
  writeFileSync(
    path.join(folder, 'release.json'),
    JSON.stringify({
      schemaVersion: 1,
      name: 'mf-search',
      version,
      kind: 'remote',
      commit: null,
      builtAt: '2026-11-20T00:00:00.000Z',
      entry: 'entry.js',
      files: { 'entry.js': hash },
      routes: [],
      start: { files: [], shared: [] },
      pages: { page: { files: [], shared: [] } },
      messages: {},
      shared: {},
      provides: null,
      requires: { shellApi: 1, react: '^19.0.0', runtime: '^2.0.0' },
    }),
  )
  return folder
}
