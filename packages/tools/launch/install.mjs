import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { HOME, ROOT } from './paths.mjs'
import { run, runNode } from './run.mjs'
import { hashFiles, readIfThere, writeStamp } from './stamp.mjs'
import { step } from './step.mjs'

const PNPM_VERSION = '12.21.0'
const TOOLS = join(HOME, 'tools')
const TOOLS_STAMP = join(TOOLS, 'installed')
export const PNPM = join(TOOLS, 'node_modules/pnpm/bin/pnpm.mjs')
// Inside node_modules, so that deleting that folder also deletes the stamp.
const PACKAGES_STAMP = join(ROOT, 'node_modules/.domizil-lock')
const QUICKLY_GIVEN_UP = [
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=500',
  '--fetch-retry-maxtimeout=2000',
]

/** Installs the package manager and all packages of the lock file; does nothing if they are installed. */
export async function ensureInstalled() {
  await ensurePackageManager()

  const wanted = hashFiles([join(ROOT, 'pnpm-lock.yaml'), join(ROOT, 'pnpm-workspace.yaml')])
  if (readIfThere(PACKAGES_STAMP) === wanted) return

  await step('Installing packages', installPackages)
  writeStamp(PACKAGES_STAMP, wanted)
}

/** Fetches the package manager; does nothing if it is there. */
export async function ensurePackageManager() {
  if (readIfThere(TOOLS_STAMP) !== PNPM_VERSION) await step('Fetching the package manager', installPnpm)
}

async function installPnpm() {
  rmSync(TOOLS, { recursive: true, force: true })
  mkdirSync(TOOLS, { recursive: true })

  const flags = [
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    ...QUICKLY_GIVEN_UP,
  ]
  await npm(['install', '--prefix', TOOLS, ...flags, `pnpm@${PNPM_VERSION}`])

  writeStamp(TOOLS_STAMP, PNPM_VERSION)
}

/** Under `npm start` npm names its own script; otherwise it is searched on the path. */
function npm(args) {
  const options = { cwd: TOOLS, task: 'Fetching the package manager pnpm' }
  const script = process.env.npm_execpath ?? ''

  return /npm-cli\.[cm]?js$/.test(script) ? runNode(script, args, options) : run('npm', args, options)
}

function installPackages() {
  return runPnpm(['install', '--frozen-lockfile', '--reporter=append-only'], 'Installing the packages')
}

/** Runs the package manager, which has been fetched. */
export function runPnpm(args, task) {
  // CI: never prompt.
  return runNode(PNPM, args, { cwd: ROOT, env: { CI: 'true' }, task })
}
