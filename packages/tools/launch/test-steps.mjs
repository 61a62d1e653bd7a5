import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { planOfArguments } from './changed.mjs'
import { ensureInstalled } from './install.mjs'
import { ROOT } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { exitWithMessage } from './problem.mjs'
import { runNode, stopRunning } from './run.mjs'
import { secondsSince, step } from './step.mjs'
import { execute, runScript, runTests } from './test-runner.mjs'

const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint')
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js')
const JOURNEYS = join(ROOT, 'packages/tools/e2e')
const PLAYWRIGHT = join(JOURNEYS, 'node_modules/@playwright/test/cli.js')
const FIND_PARTS = join(ROOT, 'packages/tools/bench/dist/find-parts.js')
const REAL = join(ROOT, 'packages/tools/launch/test-real.mjs')

/** A line of a check about what it could not do here. */
const NOT_DONE = /^NO [A-Z]{2}.*$/gm

/**
 * Installs, checks and tests everything, or with `--changed` what a change can break; prints a summary and exits with
 * 1 if anything failed.
 */
export async function test() {
  process.once('SIGINT', () => stopWith(130))
  process.once('SIGTERM', () => stopWith(143))

  await exitWithMessage(async () => {
    const startedAt = performance.now()
    console.log(`\nDomizil is being tested (Node ${process.versions.node})`)
    await ensureInstalled()

    const plan = planOfArguments(process.argv.slice(2))
    keepMarketplace()
    const results = [await checks(plan)]
    // Fetching Keycloak takes minutes, and the processor hardly anything.
    const missing = plan ? undefined : missingParts()
    results.push(await unitTests(plan), await journeys(plan))
    if (!plan) results.push(await journeysOnRealParts(await missing))
    sumUp(results, secondsSince(startedAt))
  })
}

/** Every `check:…` script of the root, types first: the others run compiled code. */
async function checks(plan) {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const names = Object.keys(scripts).filter((name) => name.startsWith('check:'))
  const result = { name: 'Checks', passed: 0, failed: 0 }

  for (const name of names.toSorted((a, b) => (b === 'check:types') - (a === 'check:types'))) {
    let said = ''
    const run = async () => {
      said = (await check(name, plan)) ?? ''
    }
    if (await succeeds(`Checking ${name.replace('check:', '')}`, run)) result.passed += 1
    else result.failed += 1
    for (const line of said.match(NOT_DONE) ?? []) console.warn(`    ${line}`)
  }

  return result
}

/** Linting all sources is the slowest check: for a change only its files are linted. */
async function check(name, plan) {
  if (!plan || name !== 'check:lint') return runScript(name)

  if (plan.lint.length > 0)
    return runNode(OXLINT, ['--type-aware', '--deny-warnings', ...plan.lint], { task: 'Linting the change' })
}

async function unitTests(plan) {
  console.log('\nUnit and endpoint tests')
  const selection = plan ? ['--passWithNoTests', `--changedSince=${plan.base}`] : []

  return runTests('Unit and endpoint tests', ['--experimental-vm-modules', JEST, ...selection], {
    cwd: ROOT,
    summary: /^Tests:.*$/m,
  })
}

async function journeys(plan) {
  console.log('\nBrowser journeys')
  const selection = plan && plan.journeys !== 'all' ? plan.journeys.map((name) => `/${name}.spec.ts`) : []
  if (plan && plan.journeys.length === 0) return { name: 'Browser journeys', passed: 0, failed: 0 }
  if (!(await isBuilt())) return { name: 'Browser journeys', passed: 0, failed: 1 }

  return runTests('Browser journeys', [PLAYWRIGHT, 'test', ...selection], {
    cwd: JOURNEYS,
    summary: /^Browser journeys: .*$/m,
  })
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
async function journeysOnRealParts(missing) {
  console.log('\nBrowser journeys on real parts')
  const name = 'Browser journeys on real parts'
  if (missing) {
    console.warn(`    ${missing}`)
    return { name, passed: 0, failed: 0 }
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

/** Runs a step, reports a failure and continues: one failure must not hide the next. */
async function succeeds(title, work) {
  try {
    await step(title, work)
    return true
  } catch (error) {
    console.error(`\n${error.message}\n`)
    return false
  }
}

function sumUp(results, seconds) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const failing = results.filter(({ failed }) => failed > 0).map(({ name }) => name.toLowerCase())

  console.log(`\nAll of it took ${seconds} s.`)
  for (const { name, passed, failed } of results) console.log(`  ${name}: ${passed} passed, ${failed} failed`)
  if (failing.length > 0) {
    console.error(`\nNot everything is well: look above for what ${failing.join(' and ')} say.`)
    process.exitCode = 1
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}

function stopWith(code) {
  stopRunning()
  process.exit(code)
}
