import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import type { DrawRequest, ServerRemote, ServerShell } from '@domizil/shell-api'
import type { Half, VersionSet } from './half.ts'
import { nameOfThread } from './processor-time.ts'

/** A task of the thread; `request` without answers for the questions of a page and for its frame. */
export interface Task {
  readonly id: number
  readonly kind: 'questions' | 'draw' | 'frame'
  readonly request: DrawRequest
}

/**
 * The result of a task, or the message of its error. The first message, with id -1, names the thread, before any code of a half
 * runs; the one with id 0 says that both halves are loaded, or which of them cannot be.
 */
export interface TaskResult {
  readonly id: number
  readonly value?: unknown
  readonly error?: string
  readonly part?: keyof VersionSet
}

type Lent = Readonly<Record<string, unknown>>

const builtIn = createRequire(import.meta.url)

answer({ id: -1, value: nameOfThread() })
const { shell: shellHalf, remote: remoteHalf } = workerData as VersionSet
const shell = load('shell', () => loadHalf(shellHalf, {}) as unknown as ServerShell)
const remote =
  shell &&
  remoteHalf &&
  load('remote', () => loadHalf(remoteHalf, shell.shared)['remote'] as ServerRemote | undefined)

if (shell && !remoteHalf === !remote) serve(shell, remote)

/** Undefined if the half cannot be loaded: the thread is ended then. */
function load<T>(part: keyof VersionSet, half: () => T): T | undefined {
  try {
    return half()
  } catch (error) {
    answer({ id: 0, error: String(error), part })
    return undefined
  }
}

/** What is drawn for is a property of the whole thread, so there is one task at a time. */
function serve(host: ServerShell, guest: ServerRemote | undefined): void {
  const run = async ({ kind, request }: Task): Promise<unknown> => {
    if (kind === 'questions') return host.questions(request, guest)
    return kind === 'draw' ? host.draw(request, guest) : frame(host, guest, request)
  }
  let last: Promise<void> = Promise.resolve()

  parentPort?.on('message', (task: Task) => {
    last = last
      .then(() => run(task))
      .then(
        (value) => ({ id: task.id, value }),
        (error: unknown) => ({ id: task.id, error: String(error) }),
      )
      .then(answer)
  })
  answer({ id: 0 })
}

/** The page before any answer; around a page that the remote cannot draw, what the shell shows until it comes. */
async function frame(host: ServerShell, guest: ServerRemote | undefined, request: DrawRequest) {
  if (!guest || !host.questions(request, guest)) return host.draw(request, undefined)
  return host.draw(request, guest).catch(() => host.draw(request, undefined))
}

function answer(result: TaskResult): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(result)
}

/**
 * Runs the published bytes of a half and returns its exports: the bytes that are compared are those that run. It may
 * import what is lent to it and the modules of Node, nothing else.
 *
 * @throws if the file is not the published one, or fails.
 */
function loadHalf({ name, version, file, hash }: Half, lent: Lent): Record<string, unknown> {
  const bytes = readFileSync(file)
  if (`sha256-${createHash('sha256').update(bytes).digest('base64')}` !== hash) {
    throw new Error(`${path.basename(file)} of ${name} ${version} is not the published one`)
  }

  const module = { exports: {} as Record<string, unknown> }
  const loadShared = (wanted: string): unknown => {
    if (Object.hasOwn(lent, wanted)) return lent[wanted]
    if (isBuiltin(wanted)) return builtIn(wanted)
    throw new Error(`${name} ${version} imports ${wanted}, which the shell does not lend`)
  }
  const run = runInThisContext(
    `(function (module, exports, require, __filename, __dirname) {${bytes.toString('utf8')}\n})`,
    { filename: file },
  ) as (...scope: unknown[]) => void
  run(module, module.exports, loadShared, file, path.dirname(file))

  return module.exports
}
