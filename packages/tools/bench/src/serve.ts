import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from './paths.ts'
import { untilAtRest } from './processor-time.ts'

const TIMEOUT_MS = 180_000

export interface Served {
  readonly url: string
  readonly pid: number
  /** Ends the process and waits for its exit; its folder can be deleted then. */
  readonly stop: () => Promise<void>
}

/** Starts the product on a port and waits until it answers, its demo data is there and its jobs are done. */
export async function serve(port: number, env: Record<string, string>): Promise<Served> {
  const url = `http://localhost:${port}`
  if (await isHealthy(url))
    throw new Error(`${url} answers already: stop what runs there, or it would be measured`)

  const program = path.join(ROOT, 'packages/tools/launch/dist/serve.js')
  const child = spawn(process.execPath, [...(await flagsOfStart()), program], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  try {
    await untilHealthy(url, child)
    await untilAtRest(child.pid ?? 0)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, pid: child.pid ?? 0, stop }
}

/** The flags of Node in the script of `npm start`. */
async function flagsOfStart(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + TIMEOUT_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the product ended with code ${child.exitCode}`)
    if ((await isHealthy(url)) && (await isDemoComplete(url))) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`the product did not answer on ${url}`)
}

async function isHealthy(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health`).catch(() => undefined)
  return answer?.ok ?? false
}

async function isDemoComplete(url: string): Promise<boolean> {
  const { status } = (await (await fetch(`${url}/health/demo`)).json()) as { status: string }
  if (status === 'incomplete') throw new Error('The demo could not be loaded: its log says why.')
  return status === 'complete'
}
