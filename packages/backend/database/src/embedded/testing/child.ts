import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

interface Rights {
  uid?: number
  gid?: number
}

/** A separate process that runs a piece of our code and can be killed, as in a crash. */
export interface Child {
  /** All lines printed so far. */
  lines: string[]
  /** Waits until the line has been printed. */
  line(text: string): Promise<void>
  /** Waits until this number of lines has been printed. */
  count(lines: number): Promise<void>
  isAlive(): boolean
  kill(): Promise<void>
}

const PACKAGE = fileURLToPath(new URL('../../../', import.meta.url))

function spawnCode(code: string, rights: Rights): ChildProcess {
  const script = `import { openDatabase } from '${PACKAGE}dist/index.js'\n${code}`

  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: PACKAGE,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'] },
    ...rights,
  })
}

/** Runs the code to its end and resolves with its last line. */
export async function runInChild(code: string, rights: Rights = {}): Promise<string | undefined> {
  const child = spawnCode(code, rights)
  const lines = readLines(child, () => undefined)

  await once(child, 'close')
  return lines.at(-1)
}

/** Starts the code without waiting. */
export function startChild(code: string): Child {
  const child = spawnCode(code, {})
  const waiting = new Set<() => void>()
  const lines = readLines(child, () => waiting.forEach((look) => look()))
  const closed = once(child, 'close')

  const until = (isThere: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (isThere()) resolve()
      }
      waiting.add(look)
      look()
      void closed.then(() => reject(new Error(`The child ended after: ${lines.slice(-5).join(' | ')}`)))
    })
  const kill = async () => {
    child.kill('SIGKILL')
    await closed
  }

  return {
    lines,
    line: (text) => until(() => lines.includes(text)),
    count: (number) => until(() => lines.length >= number),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill,
  }
}

function readLines(child: ChildProcess, onLine: () => void): string[] {
  const lines: string[] = []
  if (!child.stdout) return lines

  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    onLine()
  })
  return lines
}
