import { randomUUID } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { lastWords } from './embedded/engine-words.ts'
import { openFolder, openInMemory } from './embedded/engine.ts'
import type { FromWorker, Task, ToWorker } from './embedded/messages.ts'
import { SessionSwitch } from './embedded/session-switch.ts'

/** The parameters that a server reports at the start of a connection. */
const PARAMETERS = [
  'server_version',
  'server_encoding',
  'client_encoding',
  'DateStyle',
  'IntervalStyle',
  'TimeZone',
  'integer_datetimes',
  'standard_conforming_strings',
]

async function initialise(folder: string): Promise<void> {
  const engine = await openFolder(folder)
  await engine.close()
}

/** Writes to a temporary file and renames it: a reader never sees a partial file. */
async function writeDump(engine: PGlite, file: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`
  const dump = await engine.dumpDataDir('none')

  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
  await rename(unfinished, file)
}

async function serve(engine: PGlite, port: MessagePort): Promise<void> {
  const send = (answer: FromWorker, moved: ArrayBuffer[] = []) => port.postMessage(answer, moved)
  const sessions = new SessionSwitch(engine, await readParameters(engine), (id, given) => {
    const bytes = Uint8Array.from(given)
    send({ kind: 'data', id, bytes }, [bytes.buffer])
  })
  const obey = async (order: ToWorker) => {
    if (order.kind === 'open') sessions.open(order.id)
    if (order.kind === 'data') await sessions.receive(order.id, order.bytes)
    if (order.kind === 'close') await sessions.close(order.id)
    if (order.kind === 'stop') await stop(engine, port, order.dump)
  }

  // A failure here is not a query's: the thread ends with it, and the main thread reports it to all clients.
  port.on('message', (order: ToWorker) => {
    void obey(order).catch((error: unknown) => {
      throw lastWords(error)
    })
  })
  send({ kind: 'ready' })
}

async function readParameters(engine: PGlite): Promise<Map<string, string>> {
  const { rows } = await engine.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [PARAMETERS],
  )
  return new Map(rows.map(({ name, setting }) => [name, setting]))
}

async function stop(engine: PGlite, port: MessagePort, dump: string | undefined): Promise<void> {
  await engine.exec('CHECKPOINT')
  if (dump) await writeDump(engine, dump)
  await engine.close()
  port.close()
}

async function main(port: MessagePort, task: Task): Promise<void> {
  if (task.task === 'initialise') return initialise(task.folder)

  return serve(await (task.folder ? openFolder(task.folder) : openInMemory(task.prepared)), port)
}

if (!parentPort) throw new Error('embedded-worker runs as a worker thread: call openDatabase instead')
await main(parentPort, workerData as Task)
