import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../../../../..')

/** A process that a test has started, with everything it has said so far. */
export interface Launched {
  readonly child: ChildProcess
  said(): string
  /** Waits until it has said something; fails once it has ended without. */
  says(text: string): Promise<void>
  /** Waits for its end and gives its exit code, or the signal that ended it. */
  ends(): Promise<number | NodeJS.Signals | null>
}

/** Starts Node with arguments and with these variables only: what this machine has set must not matter. */
export function launch(args: readonly string[], env: Record<string, string> = {}, cwd = ROOT): Launched {
  const home = { HOME: tmpdir(), PATH: '/usr/bin:/bin' }
  const child = spawn(process.execPath, args, { cwd, env: { ...home, ...env }, stdio: 'pipe' })
  let output = ''
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve()
      child.stdout.on('data', look)
      child.stderr.on('data', look)
      look()
      void ended.then(() => reject(new Error(`It ended without saying "${text}", but:\n${output}`)))
    })

  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  return { child, said: () => output, says, ends: () => ended }
}

/** An empty folder of its own. */
export function aFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'domizil-launch-'))
}

/** A port that nobody uses. */
export async function aFreePort(): Promise<number> {
  const { port, free } = await aTakenPort()
  await free()
  return port
}

/** A port that this process answers on until it is freed. */
export async function aTakenPort(): Promise<{ port: number; free(): Promise<void> }> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return { port, free: () => new Promise((resolve) => server.close(() => resolve())) }
}
