import { execFile, execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { HOST, type Registry } from '@domizil/federation'
import { compareVersions } from 'compare-versions'
import { builderOf, originOf, remoteIn } from './project.ts'
import { limitsOf } from './governance.ts'
import type { Order } from './options.ts'
import { RefusedError } from './refused-error.ts'

const run = promisify(execFile)
const VERSION = /^\d+\.\d+\.\d+$/

/**
 * Checks, tests, builds, measures where there is a budget of it, signs and publishes the remote in a folder, with the next
 * free version and its commit. What would be refused anyway is refused before any work: USAGE for changes that no commit has.
 */
export async function ship(order: Order): Promise<string> {
  const { project, place, 'dry-run': isDry, say } = order
  const { folder } = project
  const name = remoteIn(project)
  const builder = await builderOf(folder)
  builder.writeOwnRoutes(folder)
  const commit = commitOf(folder)
  const [registry, governance] = await Promise.all([place.read(), place.governance()])
  const newest = registry.versions[name]?.at(-1)
  if (!isDry && commit && newest?.published?.commit === commit.hash) {
    return `${name} ${newest.version} has this commit, and is published already. ${NEXT}`
  }

  const version = nextVersion(project.version, registry, name)
  for (const script of ['check', 'test']) await step(script, say, () => npm(folder, script))
  const build = path.join(folder, 'dist', 'build')
  await step('build', say, () => {
    rmSync(build, { recursive: true, force: true })
    const { hash = '' } = commit ?? {}
    Object.assign(process.env, { VERSION: version, COMMIT: hash, OUT: build, NODE_ENV: 'production' })
    return builder.build(folder)
  })
  if (name !== HOST && (order.measure || limitsOf(governance, name).render !== undefined)) {
    const site = originOf(order.site ?? project.site)
    const times = await builder.measure(build, { site, paths: order.page, state: order.state, say })
    for (const [route, time] of Object.entries(times)) say(`  ${route}  ${time} ms of the reference machine`)
  }
  if (isDry) return `${name} could be published as ${version}: it is in ${build}.`

  const { allow, signing, note = commit?.subject } = order
  await place.publish(build, { allow, signing, note })
  return `Published ${name} ${version}. ${NEXT}`
}

/** The first version above all published ones, from that of `package.json` on. */
export function nextVersion(own: string, { versions }: Pick<Registry, 'versions'>, name: string): string {
  const published = (versions[name] ?? []).map(({ version }) => version).filter((one) => VERSION.test(one))
  const highest = published.toSorted(compareVersions).at(-1)
  const wanted = own.replace(/-.*/s, '')
  if (highest === undefined || compareVersions(wanted, highest) > 0) return wanted
  const [major, minor, patch] = highest.split('.').map(Number)
  return `${major}.${minor}.${(patch ?? 0) + 1}`
}

const NEXT = 'Next: `npx domizil promote --percent 10`, or `npx domizil promote` for everybody.'

/** The commit of the sources; undefined outside of git. @throws {RefusedError} USAGE if there are changes that it does not have. */
function commitOf(folder: string): { readonly hash: string; readonly subject: string } | undefined {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    } catch {
      return undefined // no git, no repository, or no commit
    }
  }
  const found = git('log', '-1', '--format=%H%n%s')
  if (!found) return undefined
  const [changed] = (git('status', '--porcelain') ?? '').split('\n').filter(Boolean)
  if (changed) {
    const sentence = `${changed.slice(3)} has changed since the last commit: commit it first, so that the version names its sources.`
    throw new RefusedError('USAGE', sentence)
  }
  const [hash = '', subject = ''] = found.split('\n')
  return { hash, subject }
}

async function step(name: string, say: Order['say'], work: () => Promise<unknown>): Promise<void> {
  const start = Date.now()
  await work()
  say(`  ${name}  ${Math.round((Date.now() - start) / 100) / 10} s`)
}

/** A script of the remote's `package.json`, if it has it. @throws {RefusedError} with what it has printed. */
async function npm(folder: string, script: string): Promise<void> {
  const args = ['run', '--if-present', '--silent', script]
  await run('npm', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      const printed = `${error.stdout ?? ''}${error.stderr ?? ''}`.trim() || error.message
      throw new RefusedError('USAGE', `${printed}\n\n\`npm run ${script}\` fails: nothing was published.`, {
        cause: error,
      })
    },
  )
}
