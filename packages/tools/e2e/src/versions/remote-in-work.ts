import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '../../../../..')
const BUILD = join(ROOT, 'packages/platform/remote-build/dist/cli.js')

/** A remote that this machine builds and serves to a site. */
export interface RemoteInWork {
  /** The address of the site that shows it. */
  readonly address: string
  /** Where it is served. */
  readonly origin: string
  close(): Promise<void>
}

/** Serves a remote of the checkout as its team would, on any free port. */
export async function serveInWork(name: string, site: string): Promise<RemoteInWork> {
  const child = spawn(process.execPath, [BUILD, 'dev', '--site', site, '--port', '0'], {
    cwd: join(ROOT, name),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await printedAddress(child)
  return {
    address,
    origin: address.split('@')[1] ?? '',
    close: async () => {
      const ended = once(child, 'close')
      child.kill()
      await ended
    },
  }
}

async function printedAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the remote says nothing')
  for await (const line of createInterface(child.stdout)) {
    const found = /^Open (\S+)$/.exec(line)?.[1]
    if (found) return found
  }
  throw new Error('the remote was not built')
}
