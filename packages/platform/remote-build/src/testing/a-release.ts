/** The release of a small remote. A test names only what it is about. */
export const aRelease = (facts: { version: string; files: Record<string, string> }) => ({
  schemaVersion: 1,
  name: 'mf-journal',
  kind: 'remote',
  commit: null,
  builtAt: '2026-11-20T00:00:00.000Z',
  entry: 'entry.js',
  routes: [],
  start: { files: [], shared: [] },
  pages: {},
  messages: {},
  shared: {},
  provides: null,
  requires: { shellApi: 1, react: '^19.0.0', runtime: '^2.0.0' },
  ...facts,
})
