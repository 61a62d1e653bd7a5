import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from './paths.mjs'
import { Problem } from './problem.mjs'

const DOMIZIL = join(ROOT, 'packages/platform/cli/dist/domizil.js')
const OPENED = /^Open \S+\?remotes=(\S+)$/
const FOR_OTHER_SITES = /^Only this browser sees it/

/**
 * Builds remotes with every save and serves each from a separate process, to pages of one site. Returns where they are
 * served, as in `mf-search@http://localhost:40123`.
 */
export async function openRemotes(names, site) {
  return (await Promise.all(names.map((name) => openRemote(name, site)))).join(',')
}

function openRemote(name, site) {
  const child = spawn(process.execPath, [DOMIZIL, 'dev', '--site', site, '--port', '0', '--later'], {
    cwd: join(ROOT, name),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())

  return new Promise((resolve, reject) => {
    child.once('close', () => reject(new Problem(`${name} cannot be served from its sources.`)))
    createInterface(child.stdout).on('line', (line) => {
      const remote = OPENED.exec(line)?.[1]
      if (remote) resolve(remote)
      else if (line && !FOR_OTHER_SITES.test(line)) console.log(line)
    })
  })
}
