import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '../../../../..')
const DOMIZIL = join(ROOT, 'packages/platform/cli/dist/domizil.js')

/** A remote that this machine builds and serves to a site. */
export interface RemoteInWork {
  /** The address of the site that shows it. */
  readonly address: string
  /** Where it is served. */
  readonly origin: string
  /** The text of the `release.json` of its last build. */
  release(): Promise<string>
  /** Saves a source of it with another text in place of one that it has. */
  edit(file: string, text: string, becomes: string): void
  close(): Promise<void>
}

/** Serves a copy of a remote of the checkout as its team would, on any free port. */
export function serveInWork(name: string, site: string): Promise<RemoteInWork> {
  return serveFolder(copyRemote(name), DOMIZIL, site)
}

/**
 * Serves the remote in a folder, and removes the parent of the folder at the end.
 * @param domizil the command that the folder has.
 */
export async function serveFolder(folder: string, domizil: string, site: string): Promise<RemoteInWork> {
  const child = spawn(process.execPath, [domizil, 'dev', '--site', site, '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await printedAddress(child)
  const origin = address.split('@')[1] ?? ''
  return {
    address,
    origin,
    release: async () => (await fetch(`${origin}/release.json`)).text(),
    edit: (file, text, becomes) => {
      const place = join(folder, file)
      const source = readFileSync(place, 'utf8')
      if (!source.includes(text)) throw new Error(`${file} has no "${text}"`)
      writeFileSync(place, source.replace(text, becomes))
    },
    close: async () => {
      const ended = once(child, 'close')
      child.kill()
      await ended
      rmSync(dirname(folder), { recursive: true })
    },
  }
}

/** An empty folder in the checkout, where the packages are found. */
export function folderInCheckout(): string {
  mkdirSync(join(ROOT, '.domizil'), { recursive: true })
  return mkdtempSync(join(ROOT, '.domizil/in-work-'))
}

function copyRemote(name: string): string {
  const parent = folderInCheckout()
  const folder = join(parent, name)
  const isCopied = (file: string) => !['node_modules', 'dist'].includes(basename(file))
  cpSync(join(ROOT, name), folder, { recursive: true, filter: isCopied })
  symlinkSync(join(ROOT, name, 'node_modules'), join(folder, 'node_modules'))
  symlinkSync(join(ROOT, 'rspack.shared.js'), join(parent, 'rspack.shared.js'))
  return folder
}

async function printedAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the remote says nothing')
  for await (const line of createInterface(child.stdout)) {
    const found = /^Open (\S+)$/.exec(line)?.[1]
    if (found) return found
  }
  throw new Error('the remote was not built')
}
