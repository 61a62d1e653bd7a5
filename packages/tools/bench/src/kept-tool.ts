import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { ROOT } from './paths.ts'

const run = promisify(execFile)

/** What a package from npm exports, in one version. It is fetched at its first use: `npm install` need not bring it. */
export async function keptTool<Tool>(name: string, version: string, entry: string): Promise<Tool> {
  const folder = path.join(ROOT, '.domizil/tools', `${name}-${version}`)
  const file = path.join(folder, 'node_modules', name, entry)
  if (!existsSync(file)) {
    console.log(`Fetching ${name} ${version} …`)
    await mkdir(folder, { recursive: true })
    const options = ['--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts']
    await run('npm', ['install', ...options, `${name}@${version}`], { cwd: folder })
  }
  return ((await import(pathToFileURL(file).href)) as { default: Tool }).default
}
