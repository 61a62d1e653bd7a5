import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../../..')

interface Report {
  readonly diagnostics: readonly {
    readonly code: string
    readonly labels: readonly { span: { line: number } }[]
  }[]
}

/** The lines of a source that the linter refuses by the rules of a plugin. `name` is that of the file: `source.tsx`. */
export function lintLines(plugin: string, name: string, source: string): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'domizil-lint-'))
  try {
    writeFileSync(join(folder, name), source)
    const { stdout } = spawnSync(
      join(ROOT, 'node_modules/.bin/oxlint'),
      ['-c', join(ROOT, '.oxlintrc.json'), '-f', 'json', folder],
      { encoding: 'utf8' },
    )
    const { diagnostics } = JSON.parse(stdout) as Report
    const refused = diagnostics.filter(({ code }) => code.startsWith(`${plugin}(`))
    return [...new Set(refused.map(({ labels }) => labels[0]?.span.line ?? 0))].toSorted(
      (one, other) => one - other,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
