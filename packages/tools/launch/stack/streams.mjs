// Files between a container and this machine: through the commands themselves, so that a backup belongs to the operator,
// and what is restored to the user of the container.
import { spawn } from 'node:child_process'
import { closeSync, createReadStream, openSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { ROOT } from '../paths.mjs'
import { Problem } from '../problem.mjs'

/** Runs a command of Compose whose output goes into a command of this machine. */
export async function composeInto(args, [command, ...its]) {
  const from = open('docker', ['compose', ...args], ['ignore', 'pipe', 'inherit'])
  const to = open(command, its, [from.child.stdout, 'inherit', 'inherit'])
  await Promise.all([from.ended, to.ended])
}

/** Runs a command of this machine whose output goes into a command of Compose. */
export async function intoCompose([command, ...its], args) {
  const from = open(command, its, ['ignore', 'pipe', 'inherit'])
  const to = open('docker', ['compose', ...args], [from.child.stdout, 'inherit', 'inherit'])
  await Promise.all([from.ended, to.ended])
}

/** Runs a command of Compose whose output becomes a file, readable for its owner only. */
export async function composeIntoFile(args, file) {
  const target = openSync(file, 'wx', 0o600)
  await open('docker', ['compose', ...args], ['ignore', target, 'inherit']).ended.finally(() =>
    closeSync(target),
  )
}

/** Runs a command of Compose that reads a file. */
export async function fileIntoCompose(file, args) {
  const source = openSync(file)
  await open('docker', ['compose', ...args], [source, 'inherit', 'inherit']).ended.finally(() =>
    closeSync(source),
  )
}

/** The SHA-256 of a file. */
export async function sumOf(file) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}

function open(command, args, stdio) {
  const child = spawn(command, args, { cwd: ROOT, stdio })
  const ended = new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Problem(`${command} could not be started: ${error.message}`)))
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Problem(`${[command, ...args].slice(0, 3).join(' ')} … ended with ${code}.`)),
    )
  })
  return { child, ended }
}
