import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../paths.ts'
import { afterUs } from './after-us.ts'

const START_MS = 180_000
let file: number | undefined
const LAUNCH = path.join(ROOT, 'packages/tools/launch/dist')

/** Starts a program of the product as a process. */
export function startProgram(
  name: 'serve' | 'move-to',
  args: readonly string[],
  env: Record<string, string>,
): ChildProcess {
  const child = spawn(process.execPath, [path.join(LAUNCH, `${name}.js`), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', ...outputOfParts()],
  })
  child.once('exit', afterUs('kill "$1"', [child.pid ?? 0]))
  return child
}

/**
 * Where the parts write to: `REAL_LOGS=on` shows all, a path takes all, and without it warnings and errors are shown.
 */
export function outputOfParts(): ('inherit' | 'ignore' | number)[] {
  const logs = process.env['REAL_LOGS']
  if (!logs) return ['ignore', 'inherit']
  if (logs === 'on') return ['inherit', 'inherit']
  file ??= openSync(logs, 'w')
  return [file, file]
}

/** Asks an address until it answers well; fails if the process behind it ends before, or the time is over. */
export async function untilAnswer(
  url: string,
  child: ChildProcess,
  timeoutMs: number,
  isWell = async (answer: Response) => answer.ok,
): Promise<void> {
  const until = Date.now() + timeoutMs
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The process behind ${url} ended with ${child.exitCode}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer && (await isWell(answer))) return
    await wait(200)
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1_000} s`)
}

/** A process of the product that is stopped, killed and started again. */
export interface Part {
  start(): Promise<void>
  stop(): Promise<void>
  /** Ends it without a word. */
  kill(): Promise<void>
}

/** A backend or a gateway: `check` is the address that answers when it is ready. */
export function aPart(port: number, check: string, env: Record<string, string>): Part {
  let child: ChildProcess | undefined
  const end = async (signal: NodeJS.Signals) => {
    if (!child) return
    const ended = endOf(child)
    child.kill(signal)
    await ended
  }
  return {
    start: async () => {
      child = startProgram('serve', [], { ...env, PORT: String(port) })
      await untilAnswer(`http://127.0.0.1:${port}${check}`, child, START_MS)
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** Ends a process and waits for it. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  const ended = endOf(child)
  child.kill('SIGTERM')
  await ended
}

/** The end of a process, also of one that has ended. */
export async function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}
