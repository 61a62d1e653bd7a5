import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const DEPLOY = path.join(import.meta.dirname, '../../deploy')
const CHART = path.join(DEPLOY, 'chart')

/** Whose API is asked for: a Helm that was built from its sources believes in a very old one. */
const KUBERNETES = '1.30.0'

/** The objects of the chart with its own values, for those who have no Helm. */
export const RENDERED = path.join(DEPLOY, 'kubernetes.yaml')

/** The program helm of this machine; undefined without one. */
export function findHelm(): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'helm'))
    .find((file) => existsSync(file))
}

/** The text of `RENDERED`, with a stamp of the files that it was made from. */
export function renderFile(helm: string): string {
  return `# Written by npm run chart: change the chart instead.\n# chart ${stampOf()}\n${render(helm)}`
}

/**
 * The objects of the chart in YAML. `values` are added to its own, in Helm's notation `name=value`; what Helm's linter finds fails.
 *
 * @throws {Error} with Helm's words, for values that the chart refuses as well.
 */
export function render(helm: string, values: readonly string[] = []): string {
  const set = values.flatMap((value) => ['--set', value])
  const run = (args: string[]) =>
    execFileSync(helm, [...args, '--kube-version', KUBERNETES, ...set], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })

  const objects = run(['template', 'domizil', CHART, '--namespace', 'domizil'])
  run(['lint', '--strict', '--quiet', CHART])
  return objects
}

/** Changes with every file of the chart. */
export function stampOf(): string {
  const files = readdirSync(CHART, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(path.relative(CHART, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
