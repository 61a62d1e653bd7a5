import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ROOT } from './paths.mjs'
import { Problem } from './problem.mjs'

// The machine's certificate authorities, which may include a company's own; Node does not use them by default.
const SYSTEM_AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'
const running = new Set()

// Patterns in a failed command's output, and the advice for each. The first match is used.
const CAUSES = [
  [/ENOSPC|no space left/i, 'The disk is full. Make room (about 2 GB are needed) and start again.'],
  [/EDQUOT/, 'Your disk quota is used up. Make room (about 2 GB are needed) and start again.'],
  [
    /CERT|certificate|UnknownIssuer/,
    'The package registry shows a certificate that this machine does not trust. Behind a company proxy, point NODE_EXTRA_CA_CERTS to its certificate.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network|dns error|error sending request/i,
    'The package registry cannot be reached. Check the internet connection (or the proxy settings of npm) and start again; what is already there is kept.',
  ],
  [
    /ERR_PNPM_OUTDATED_LOCKFILE|frozen-lockfile/,
    'pnpm-lock.yaml does not fit the package.json files. Run "npm run pnpm -- install" and commit the lock file, or undo your change.',
  ],
  [
    /Cannot find module '[^']*[\\/]node_modules[\\/]/,
    'A package is not installed yet. Run "npm run pnpm -- install", which enters it into pnpm-lock.yaml, and start again.',
  ],
  [
    /EROFS|read-only file system/i,
    'The checkout is on a disk that is read-only. Make the disk writable, or move the checkout to another one.',
  ],
  [
    /EACCES|EPERM|permission denied/i,
    'A file or folder of the project cannot be written. Check that the checkout belongs to you.',
  ],
  [
    /spawn npm ENOENT|ENOENT spawn npm/,
    'npm was not found. It comes with Node: install Node from https://nodejs.org and start again.',
  ],
]

const LINES_SHOWN = 30
/** Stack traces into dependencies do not help the user. */
const STACK = /^(npm error)?\s+at /

/** Runs a command to its end and resolves with its output; throws a Problem that says why it failed. */
export function run(command, args, { cwd = ROOT, env = {}, task }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...trust(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const listen = (chunk) => {
      output += chunk
    }
    running.add(child)
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)

    child.on('error', (error) => {
      running.delete(child)
      reject(new Problem(explain(task, `${error.code} ${error.message}`)))
    })
    child.on('close', (code) => {
      running.delete(child)
      if (code === 0) resolve(output)
      else reject(new Problem(explain(task, output)))
    })
  })
}

/** Runs a script with this process's Node; see `run`. */
export function runNode(script, args, options) {
  return run(process.execPath, [script, ...args], options)
}

/** Runs a script whose output is shown, and resolves with its exit code. */
export function runShown(script, args = []) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' })
    running.add(child)
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}

/** Ends all running commands, so that none outlives a stopped start. */
export function stopRunning() {
  for (const child of running) child.kill('SIGTERM')
}

function trust() {
  const isNeeded = process.env.NODE_EXTRA_CA_CERTS === undefined && existsSync(SYSTEM_AUTHORITIES)
  return isNeeded ? { NODE_EXTRA_CA_CERTS: SYSTEM_AUTHORITIES } : {}
}

/** Explains why a command failed: the known cause, if there is one, and the end of its output. */
export function explain(task, output) {
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => !STACK.test(line))
    .slice(-LINES_SHOWN)
  const cause = CAUSES.find(([sign]) => sign.test(output))?.[1]

  return [`${task} failed.`, ...(cause ? [cause] : []), '', ...lines.map((line) => `  | ${line}`)]
    .join('\n')
    .trim()
}
