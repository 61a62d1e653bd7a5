import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../../../../..')

/** A process that a test has started, with its output so far. */
export interface Launched {
  readonly child: ChildProcess
  said(): string
  /** Waits until the output contains a text; fails if the process ends without it. */
  says(text: string): Promise<void>
  /** Waits for the exit and resolves with the exit code or the signal. */
  ends(): Promise<number | NodeJS.Signals | null>
}

/** Starts Node with these arguments and only these variables: the machine's environment must not matter. */
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

/** A new temporary folder. */
export function aFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'domizil-launch-'))
}

/** A free port. */
export async function aFreePort(): Promise<number> {
  const { port, free } = await aTakenPort()
  await free()
  return port
}

/** A port that this process occupies until it is freed. */
export async function aTakenPort(): Promise<{ port: number; free(): Promise<void> }> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return { port, free: () => new Promise((resolve) => server.close(() => resolve())) }
}
