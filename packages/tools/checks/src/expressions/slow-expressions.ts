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

/** The lines of a source whose regular expression the linter's rules call slower than linear. */
export function slowExpressions(source: string): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'domizil-expressions-'))
  try {
    writeFileSync(join(folder, 'source.ts'), source)
    const { stdout } = spawnSync(
      join(ROOT, 'node_modules/.bin/oxlint'),
      ['-c', join(ROOT, '.oxlintrc.json'), '-f', 'json', folder],
      { encoding: 'utf8' },
    )
    const { diagnostics } = JSON.parse(stdout) as Report
    const slow = diagnostics.filter(({ code }) => code.startsWith('regexp('))
    return [...new Set(slow.map(({ labels }) => labels[0]?.span.line ?? 0))].toSorted(
      (one, other) => one - other,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
