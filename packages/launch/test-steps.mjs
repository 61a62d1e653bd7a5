import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { ROOT } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { endWithSentence } from './problem.mjs'
import { stopRunning } from './run.mjs'
import { secondsSince, step } from './step.mjs'
import { runScript, runTests } from './test-runner.mjs'

const JEST = join(ROOT, 'node_modules/jest/bin/jest.js')
const JOURNEYS = join(ROOT, 'packages/e2e')
const PLAYWRIGHT = join(JOURNEYS, 'node_modules/@playwright/test/cli.js')

/** Installs, checks and tests everything, sums up, and ends the process with 1 when anything failed. */
export async function test() {
  process.once('SIGINT', () => stopWith(130))
  process.once('SIGTERM', () => stopWith(143))

  await endWithSentence(async () => {
    const startedAt = performance.now()
    console.log(`\nDomizil is being tested (Node ${process.versions.node})`)
    await ensureInstalled()

    const results = [await checks(), await unitTests(), await journeys()]
    sumUp(results, secondsSince(startedAt))
  })
}

/** Every `check:…` script of the root, the types first: the others read what they compile. */
async function checks() {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const names = Object.keys(scripts).filter((name) => name.startsWith('check:'))
  const result = { name: 'Checks', passed: 0, failed: 0 }

  for (const name of names.toSorted((a, b) => (b === 'check:types') - (a === 'check:types'))) {
    if (await succeeds(`Checking ${name.replace('check:', '')}`, () => runScript(name))) result.passed += 1
    else result.failed += 1
  }

  return result
}

async function unitTests() {
  console.log('\nUnit and endpoint tests')

  return runTests('Unit and endpoint tests', ['--experimental-vm-modules', JEST], {
    cwd: ROOT,
    summary: /^Tests:.*$/m,
  })
}

async function journeys() {
  console.log('\nBrowser journeys')
  if (!(await isBuilt())) return { name: 'Browser journeys', passed: 0, failed: 1 }

  return runTests('Browser journeys', [PLAYWRIGHT, 'test'], {
    cwd: JOURNEYS,
    summary: /^Browser journeys: .*$/m,
  })
}

/** The journeys start the product themselves; what it has to build is built before their clock runs. */
async function isBuilt() {
  try {
    await prepare(process.env)
    return true
  } catch (error) {
    console.error(`\n${error.message}\n`)
    return false
  }
}

/** Does a step and tells what went wrong, but goes on: one failure must not hide the next. */
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
