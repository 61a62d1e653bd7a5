import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { folderInCheckout, type RemoteInWork, serveFolder } from './remote-in-work.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const KIT = join(ROOT, 'packages/tools/launch/kit.mjs')
const DOMIZIL = join(ROOT, 'packages/platform/cli/dist/domizil.js')
/** Everything that this workspace has installed. */
const INSTALLED = join(ROOT, 'node_modules/.pnpm/node_modules')
const NAME = 'mf-kit-trial'

const run = promisify(execFile)

/**
 * Serves a remote that has nothing of the checkout but the packed kit, as in the repository of its team. Its packages of
 * the kit are unpacked; the others are those that the workspace has installed, so that no network is needed.
 * @param page the source of its page, which exports `KitTrialPage`.
 */
export async function serveOfKit(page: string, site: string): Promise<RemoteInWork> {
  const parent = folderInCheckout()
  const kit = join(parent, 'kit')
  await run(process.execPath, [KIT, '0.1.0', kit], { cwd: ROOT })
  await run(process.execPath, [DOMIZIL, 'new', NAME, '--kit', kit, '--no-install'], { cwd: parent })
  const folder = join(parent, NAME)
  symlinkSync(INSTALLED, join(parent, 'node_modules'))
  await unpackKit(kit, join(folder, 'node_modules'))
  writeFileSync(join(folder, 'src/pages/kit-trial-page.tsx'), page)

  return serveFolder(folder, join(folder, 'node_modules/@domizil/cli/dist/domizil.js'), site)
}

async function unpackKit(kit: string, modules: string): Promise<void> {
  const { packages } = JSON.parse(readFileSync(join(kit, 'kit.json'), 'utf8')) as {
    packages: Record<string, string>
  }
  for (const [name, file] of Object.entries(packages)) {
    const target = join(modules, name)
    mkdirSync(target, { recursive: true })
    await run('tar', ['-xzf', join(kit, file), '-C', target, '--strip-components=1'])
  }
}
