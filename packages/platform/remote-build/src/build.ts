import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readApp } from '@domizil/federation/build'
import { type Configuration, type MultiStats, rspack } from '@rspack/core'
import { outputOf } from './preset.ts'

/** Builds the remote in a folder by its own configuration; says how large it is. @throws {Error} with what the bundler says. */
export async function build(folder: string): Promise<string> {
  const compiler = rspack(await readConfiguration(folder))
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, done) => (error || !done ? reject(error ?? new Error('no result')) : resolve(done))),
  )
  await new Promise((resolve) => compiler.close(resolve))
  if (stats.hasErrors()) throw new Error(messageOf(stats))

  const { name, version } = readApp(folder)
  const output = outputOf(folder)
  const files = readdirSync(output, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const bytes = files.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)
  return `${name} ${version}: ${files.length} files, ${bytes} bytes, in ${output}.`
}

/** The configurations of a remote's `rspack.config.js`. */
export async function readConfiguration(folder: string): Promise<Configuration[]> {
  const file = pathToFileURL(path.join(folder, 'rspack.config.js')).href
  const { default: found } = (await import(file)) as { default: Configuration | Configuration[] }
  return [found].flat()
}

/** What the bundler says of sources that it cannot build. */
export function messageOf(stats: MultiStats): string {
  return stats.toString({ preset: 'errors-only', colors: false })
}
