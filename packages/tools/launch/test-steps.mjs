import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { planSince } from './changed.mjs'
import { fillMarketplace } from './fill-marketplace.mjs'
import { ensureInstalled } from './install.mjs'
import { ROOT } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { exitWithMessage, Problem } from './problem.mjs'
import { runNode, stopRunning } from './run.mjs'
import { secondsSince, step } from './step.mjs'
import { databaseSeconds, startTestDatabase } from './test-database.mjs'
import { execute, runScript, runTests } from './test-runner.mjs'

const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint')
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js')
/** A test makes much that is soon forgotten: with more room for the young it is collected less often, a twentieth of the time. */
const JEST_FLAGS = ['--experimental-vm-modules', '--max-semi-space-size=64']
const JOURNEYS = join(ROOT, 'packages/tools/e2e')
const PLAYWRIGHT = join(JOURNEYS, 'node_modules/@playwright/test/cli.js')
const FIND_PARTS = join(JOURNEYS, 'dist/find-parts.js')
const REAL = join(ROOT, 'packages/tools/launch/test-real.mjs')

/** A line of a check about what it could not do here. */
const NOT_DONE = /^NO [A-Z]{2}.*$/gm

/** What the run does now, for a run that is stopped. */
let phase = 'preparing'

const ROUNDS = 200_000_000

/** Processor seconds of `measureMachine` on the reference machine. */
const QUICK_S = 0.89

const USAGE =
  'npm test takes --changed or --changed=<commit>, --shard 1/4, --times and --all, each after "--": npm test -- --shard 1/4'

const SLOWEST = 10

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
  await run('Unit and endpoint tests', (name) => unitTests(name, { plan, shard, isAll }))
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

async function unitTests(name, { plan, shard, isAll }) {
  console.log(`\n${name}`)
  await openDatabase(isAll)
  const selection = plan ? ['--passWithNoTests', `--changedSince=${plan.base}`] : []
  const filling = plan?.journeys.length === 0 ? undefined : fillMarketplace(process.env).catch(sayNotFilled)

  const result = await runTests(name, [...JEST_FLAGS, JEST, ...selection, ...shareOf(shard)], {
    cwd: ROOT,
    summary: /^Tests:.*$/m,
  })
  if (await filling) process.env.DOMIZIL_E2E_FILLED = '1'
  return { ...result, database: databaseSeconds() }
}

function sayNotFilled({ message }) {
  console.warn(`    The journeys will fill their marketplace themselves: ${message}`)
}

/**
 * Starts the server of the tests unless one is named. What it has besides the databases of test files is the marketplace of
 * the journeys, except in a run of everything, which moves that from the embedded database to real parts.
 */
async function openDatabase(isAll) {
  if (process.env.TEST_DATABASE_URL) return
  process.env.TEST_DATABASE_URL = (await startTestDatabase()) ?? ''
  if (!isAll) process.env.DOMIZIL_E2E_DATABASE = process.env.TEST_DATABASE_URL
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

/** How many times slower this machine is than the reference machine, by a fixed loop; 1 is as fast. */
function measureMachine() {
  const before = process.cpuUsage()
  let sum = 0
  for (let i = 0; i < ROUNDS; i += 1) sum = (sum * 31 + (i % 7)) % 1_000_003
  const { user, system } = process.cpuUsage(before)

  // Without its result the loop would be optimized away.
  return sum < 0 ? 0 : (user + system) / 1e6 / QUICK_S
}

/**
 * What the words after `npm test --` ask for: `base`, a commit or true, for what changed since; `shard` as `{ index, total }`;
 * `showsTimes`; and `isAll` for the tests that the usual run leaves out.
 *
 * @throws {Problem} for a word that is not known: a typo must not start another run than the one that was meant.
 */
export function readOptions(words) {
  const options = { base: undefined, shard: undefined, showsTimes: false, isAll: false }
  const rest = words.flatMap((word) => (word.startsWith('--shard=') ? word.split('=') : [word]))

  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--changed') options.base = true
    else if (word.startsWith('--changed=')) options.base = word.slice('--changed='.length)
    else if (word === '--shard') options.shard = shardOf(rest.shift())
    else if (word === '--times') options.showsTimes = true
    else if (word === '--all') options.isAll = true
    else if (word !== '--') throw new Problem(`"${word}" is not known. ${USAGE}`)
  }
  return options
}

function shardOf(word = '') {
  const [index, total] = /^(\d+)\/(\d+)$/.exec(word)?.slice(1).map(Number) ?? []
  if (!(index >= 1 && index <= total)) throw new Problem(`"${word}" is no part of a run. ${USAGE}`)

  return { index, total }
}

/** Prints what was slow, what each phase took, and what passed and failed; `speed` is that of the machine. */
function sumUp(results, { seconds, speed, lines, showsTimes }) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const failing = results.filter(({ failed }) => failed > 0).map(({ name }) => name.toLowerCase())

  console.log('\nThe slowest files')
  for (const line of slowestOf(lines)) console.log(line)
  if (showsTimes) {
    console.log('\nProcessor time of unit and endpoint tests')
    const database = results.find((result) => result.database)?.database ?? 0
    for (const line of processorTimesOf([...lines, { database }])) console.log(line)
  }
  console.log(`\nAll of it took ${seconds} s, ${(seconds / speed).toFixed(0)} s of the reference machine.`)
  for (const { name, passed, failed, seconds: took } of results)
    console.log(`  ${name}: ${passed} passed, ${failed} failed (${took} s)`)
  if (failing.length > 0) {
    console.error(`\nNot everything is well: look above for what ${failing.join(' and ')} say.`)
    process.exitCode = 1
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}

/** How slow this machine is, by its measured speed. */
function speedSentence(speed) {
  return `This machine is ${speed.toFixed(1)} times as slow as the reference machine.`
}

/** What was running when a run was stopped, by the lines of its log. */
function runningSentence(lines) {
  const running = runningIn(lines)
  return running.length > 0 ? `Running then: ${running.join(', ')}.` : 'No test was running then.'
}

/** Says of a run that was stopped that it did not end, and what it was doing: it is no failed run. */
export function stoppedSentence(stage, lines) {
  return `The run was stopped during ${stage}, before its end. ${runningSentence(lines)}`
}

/**
 * Creates the log of a run: the file that `DOMIZIL_TEST_TIMES` names, into which jest and Playwright write a line of JSON at
 * the begin and at the end of each test file or journey. It is deleted when the process exits.
 */
function startTestLog() {
  const folder = mkdtempSync(join(tmpdir(), 'domizil-test-log-'))
  const file = join(folder, 'lines')
  writeFileSync(file, '')
  process.env.DOMIZIL_TEST_TIMES = file
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

  return { lines: () => linesOf(readFileSync(file, 'utf8')) }
}

/** A process that was killed leaves its last line in part. */
function linesOf(text) {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line)]
    } catch {
      return []
    }
  })
}

/** The names that began and did not end: what a stopped run was doing. */
export function runningIn(lines) {
  const running = new Set()
  for (const { begin, end } of lines) {
    if (begin) running.add(begin)
    else running.delete(end)
  }
  return [...running].map(shortName)
}

/** The files that took longest, as lines to print; a file's journeys are added up. */
export function slowestOf(lines) {
  const seconds = new Map()
  for (const { end, file = end, wall } of lines) if (end) seconds.set(file, (seconds.get(file) ?? 0) + wall)

  return [...seconds]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([file, wall]) => `  ${wall.toFixed(1).padStart(7)} s  ${shortName(file)}`)
}

/** Where the processor's time of unit and endpoint tests went, as lines to print. */
export function processorTimesOf(lines) {
  const sum = (key) => lines.reduce((total, line) => total + (line[key] ?? 0), 0)
  const row = (name, value) => `  ${value.toFixed(0).padStart(7)} s  ${name}`

  return [
    row('everything in files for Node, which share processes', sum('process')),
    row('loading and transforming modules of files for browsers', sum('modules')),
    row('their hooks', sum('hooks')),
    row('their tests, renders included', sum('tests')),
    row('PostgreSQL, for tests and for the marketplace of the journeys', sum('database')),
  ]
}

function shortName(name) {
  return name.startsWith('/') ? relative(ROOT, name) : name
}
