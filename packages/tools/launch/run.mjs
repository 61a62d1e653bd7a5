import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ROOT } from './paths.mjs'
import { Problem } from './problem.mjs'
import { explain } from './explain.mjs'

// The machine's certificate authorities, which may include a company's own; Node does not use them by default.
const SYSTEM_AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'
const running = new Set()

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
