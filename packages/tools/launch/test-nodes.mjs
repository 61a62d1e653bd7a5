// The entry of `npm run test:nodes`: builds and starts the product, and runs the unit and endpoint tests of what runs on
// Node, on each of its supported lines. After `--` one may name versions, and paths of tests; `.` is all of them.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { HOME, ROOT } from './paths.mjs'
import { exitWithMessage, Problem } from './problem.mjs'
import { run } from './run.mjs'
import { step } from './step.mjs'
import { runTests } from './test-runner.mjs'

/** The oldest that is supported, and the long-term lines after it. */
const VERSIONS = ['20.19.0', '22.23.3', '24.21.0']
/** The rest runs in browsers, whose version decides there and not that of Node. */
const ON_NODE = ['packages/backend', 'packages/platform', 'packages/tools']
const NODES = join(HOME, 'nodes')
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js')
const START = join(ROOT, 'packages/tools/launch/start.mjs')
const PORT = process.env.PORT ?? '8431'

await exitWithMessage(async () => {
  const named = process.argv.slice(2).filter((word) => word !== '--')
  const versions = named.filter((word) => /^\d+(\.\d+)*$/.test(word))
  const paths = named.filter((word) => !versions.includes(word))
  await ensureInstalled()

  const results = []
  for (const version of chosen(versions))
    results.push(await test(version, paths.length > 0 ? paths : ON_NODE))

  for (const { name, passed, failed } of results) console.log(`  ${name}: ${passed} passed, ${failed} failed`)
  if (results.some(({ failed }) => failed > 0)) process.exitCode = 1
})

/** `22` chooses the supported version that begins so; a version that is not named above is tried as it is. */
function chosen(words) {
  if (words.length === 0) return VERSIONS
  return words.map((word) => VERSIONS.find((version) => `${version}.`.startsWith(`${word}.`)) ?? word)
}

async function test(version, paths) {
  console.log(`\nNode ${version}`)
  const node = await fetchNode(version)
  await step('Building and starting', () => start(node))

  return runTests(`Node ${version}`, ['--experimental-vm-modules', JEST, ...paths], {
    cwd: ROOT,
    summary: /^Tests:.*$/m,
    node,
  })
}

/** Node as npm's package of that name brings it. */
async function fetchNode(version) {
  const folder = join(NODES, version)
  const node = join(folder, 'node_modules/node/bin/node')
  if (existsSync(node)) return node

  mkdirSync(folder, { recursive: true })
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund']
  await step('Fetching it', () =>
    run('npm', ['install', '--prefix', folder, ...flags, `node@${version}`], {
      cwd: folder,
      task: `Fetching Node ${version}`,
    }),
  )
  return node
}

/** What `npm start` does, into empty folders: until the site is open, and to its end by a signal. */
async function start(node) {
  const folder = mkdtempSync(join(tmpdir(), 'domizil-node-'))
  const child = spawn(node, [START], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT,
      DATA_FOLDER: join(folder, 'data'),
      REGISTRY_FOLDER: join(folder, 'registry'),
      DEMO_DATA: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let isOpen = false
  const read = (chunk) => {
    output += chunk
    if (isOpen || !output.includes('Domizil is ready')) return
    // Once: a second signal ends it without its farewell.
    isOpen = true
    child.kill('SIGTERM')
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const code = await new Promise((resolve) => child.once('close', resolve))
  rmSync(folder, { recursive: true, force: true })

  if (code !== 0 || !isOpen) throw new Problem(`It did not start:\n${output}`)
}
