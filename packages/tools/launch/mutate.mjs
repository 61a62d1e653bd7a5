// The entry of `npm run mutate`: changes the sources line by line and reports which changes no test notices. Not part of
// `npm test`, as it takes about an hour. A path narrows it: `npm run mutate -- packages/product/domain/src/money/rent.ts`.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { HOME, ROOT } from './paths.mjs'
import { exitWithMessage } from './problem.mjs'
import { run, runNode } from './run.mjs'
import { readIfThere, writeStamp } from './stamp.mjs'
import { step } from './step.mjs'

// Not among the packages of the lock file: 66 MB that only this command needs.
const VERSION = '9.6.1'
const PACKAGES = ['core', 'jest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`)
const FOLDER = join(HOME, 'stryker')
const STAMP = join(FOLDER, 'installed')
const RUNNER = join(FOLDER, 'node_modules/@stryker-mutator/jest-runner/dist/src/index.js')

await exitWithMessage(async () => {
  await ensureInstalled()
  if (readIfThere(STAMP) !== VERSION) await step('Fetching Stryker', install)

  const paths = process.argv.slice(2).filter((word) => word !== '--')
  const args = ['run', 'packages/tools/launch/mutate/stryker.json', '--plugins', RUNNER]
  const narrowed = paths.length > 0 ? ['--mutate', paths.join(',')] : []
  const stryker = join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const report = await runNode(stryker, [...args, ...narrowed], { cwd: ROOT, task: 'The mutation run' })
  process.stdout.write(report)
})

async function install() {
  mkdirSync(FOLDER, { recursive: true })
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts']
  await run('npm', ['install', '--prefix', FOLDER, ...flags, ...PACKAGES], {
    cwd: FOLDER,
    task: 'Fetching Stryker',
  })
  writeStamp(STAMP, VERSION)
}
