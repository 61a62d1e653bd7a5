import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { planSince } from './changed.mjs'
import { ensureInstalled } from './install.mjs'
import { measureMachine } from './machine-speed.mjs'
import { ROOT } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { exitWithMessage } from './problem.mjs'
import { runNode, stopRunning } from './run.mjs'
import { secondsSince, step } from './step.mjs'
import { startTestDatabase } from './test-database.mjs'
import { startTestLog } from './test-log.mjs'
import { readOptions } from './test-options.mjs'
import { execute, runScript, runTests } from './test-runner.mjs'
import { runningSentence, speedSentence, stoppedSentence, sumUp } from './test-summary.mjs'

const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint')
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js')
/** A test makes much that is soon forgotten: with more room for the young it is collected less often, a twentieth of the time. */
const JEST_FLAGS = ['--experimental-vm-modules', '--max-semi-space-size=64']
const JOURNEYS = join(ROOT, 'packages/tools/e2e')
const PLAYWRIGHT = join(JOURNEYS, 'node_modules/@playwright/test/cli.js')
const FIND_PARTS = join(ROOT, 'packages/tools/bench/dist/find-parts.js')
const REAL = join(ROOT, 'packages/tools/launch/test-real.mjs')

/** A line of a check about what it could not do here. */
const NOT_DONE = /^NO [A-Z]{2}.*$/gm

/** What the run does now, for a run that is stopped. */
let phase = 'preparing'

/**
 * Installs, checks and tests everything, a share of it, or what a change can break; prints what each phase took and a
 * summary, and exits with 1 if anything failed.
 */
export async function test() {
  const log = startTestLog()
  process.once('SIGINT', () => stopWith(130, log))
  process.once('SIGTERM', () => stopWith(143, log))

  await exitWithMessage(async () => {
    const options = readOptions(process.argv.slice(2))
    const startedAt = performance.now()
    const speed = measureMachine()
    console.log(`\nDomizil is being tested (Node ${process.versions.node}). ${speedSentence(speed)}`)
    keepMarketplace()

    const results = await phases({ ...options, log })
    sumUp(results, { seconds: secondsSince(startedAt), speed, lines: log.lines(), ...options })
  })
}

async function phases({ base, shard, isAll, log }) {
  const results = []
  const run = async (name, work) => {
    phase = name.toLowerCase()
    const startedAt = performance.now()
    const result = await work(name)
    if (result) results.push({ ...result, name, seconds: secondsSince(startedAt) })
    if (result?.stopped) console.error(`\n${result.stopped} ${runningSentence(log.lines())}\n`)
  }

  await run('Packages', async () => {
    await ensureInstalled()
  })
  const plan = base && planSince(base)
  process.env.DOMIZIL_TEST_ALL = isAll ? '1' : ''
  // The checks are not divided: one share of a run makes them all.
  if (!shard || shard.index === 1) await run('Checks', (name) => checks(name, plan))
  await run('Unit and endpoint tests', (name) => unitTests(name, plan, shard))
  await run('Browser journeys', (name) => journeys(name, { plan, shard }))
  if (isAll) await run('Browser journeys on real parts', journeysOnRealParts)
  return results
}

/** Every `check:…` script of the root, two at a time: the rest runs what the check of types compiles. */
async function checks(title, plan) {
  console.log(`\n${title}`)
  // For TypeScript and the linter, which are written in Go: garbage is collected four times less often, and two programs that
  // run together have half of the cores each, since each core that one of them has resolves the same types once more.
  process.env.GOGC ??= '400'
  process.env.GOMAXPROCS ??= String(Math.ceil(availableParallelism() / 2))
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const rest = Object.keys(scripts).filter(
    (name) => name.startsWith('check:') && !['check:types', 'check:lint'].includes(name),
  )
  const result = { passed: 0, failed: 0 }
  const count = async (name) => {
    if (await passes(name, plan)) result.passed += 1
    else result.failed += 1
  }
  const countRest = async () => {
    for (let name = rest.shift(); name; name = rest.shift()) await count(name)
  }

  const compiled = count('check:types')
  await Promise.all([compiled.then(countRest), Promise.all([count('check:lint'), compiled]).then(countRest)])
  return result
}

/** Prints what a check took or says: one failure must not hide the next. */
async function passes(name, plan) {
  const title = `Checking ${name.replace('check:', '')}`

  try {
    const said = (await step(title, () => check(name, plan), { isAlone: false })) ?? ''
    for (const line of said.match(NOT_DONE) ?? []) console.warn(`    ${line}`)
    return true
  } catch (error) {
    console.error(`\n${error.message}\n`)
    return false
  }
}

/** Linting all sources is the slowest check: for a change only its files are linted. */
async function check(name, plan) {
  if (!plan || name !== 'check:lint') return runScript(name)

  if (plan.lint.length > 0)
    return runNode(OXLINT, ['--type-aware', '--deny-warnings', ...plan.lint], { task: 'Linting the change' })
}

async function unitTests(name, plan, shard) {
  console.log(`\n${name}`)
  process.env.TEST_DATABASE_URL ||= (await startTestDatabase()) ?? ''
  const selection = plan ? ['--passWithNoTests', `--changedSince=${plan.base}`] : []

  return runTests(name, [...JEST_FLAGS, JEST, ...selection, ...shareOf(shard)], {
    cwd: ROOT,
    summary: /^Tests:.*$/m,
  })
}

async function journeys(name, { plan, shard }) {
  console.log(`\n${name}`)
  const selection = plan ? plan.journeys.map((file) => `/${file}.spec.ts`) : []
  if (plan && plan.journeys.length === 0) return { passed: 0, failed: 0 }
  if (!(await isBuilt())) return { passed: 0, failed: 1 }

  // The journeys that a change names run whether they are usual or not.
  if (plan) process.env.DOMIZIL_TEST_ALL = '1'
  return runTests(name, [PLAYWRIGHT, 'test', ...selection, ...shareOf(shard)], {
    cwd: JOURNEYS,
    summary: /^Browser journeys: .*$/m,
  })
}

/** The option by which jest and Playwright run a share of their files. */
function shareOf(shard) {
  return shard ? [`--shard=${shard.index}/${shard.total}`] : []
}

/** The marketplace of the journeys outlives them, to be moved to real parts. */
function keepMarketplace() {
  const folder = mkdtempSync(join(tmpdir(), 'domizil-journeys-'))
  process.env.DOMIZIL_E2E_DATA = folder
  process.once('exit', () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  )
}

/** A line about what is missing for journeys on real parts; undefined once all is there. */
async function missingParts() {
  const { code, output } = await execute(process.execPath, [FIND_PARTS], { cwd: ROOT })
  return code === 0 ? undefined : output.trim()
}

/** Some journeys once more, after the marketplace of the others has moved to PostgreSQL, Keycloak, a bucket and a mail server. */
async function journeysOnRealParts(name) {
  console.log(`\n${name}`)
  const missing = await missingParts()
  if (missing) {
    console.warn(`    ${missing}`)
    return { passed: 0, failed: 0 }
  }

  return runTests(name, [REAL, '--grep', '@real-parts', '--project', 'desktop'], {
    cwd: ROOT,
    summary: /^Browser journeys: .*$/m,
  })
}

/**
 * The journeys start the product themselves; it is built before, so that their time-outs do not include the build.
 */
async function isBuilt() {
  try {
    await prepare(process.env)
    return true
  } catch (error) {
    console.error(`\n${error.message}\n`)
    return false
  }
}

function stopWith(code, log) {
  console.error(`\n${stoppedSentence(phase, log.lines())}`)
  stopRunning()
  process.exit(code)
}
