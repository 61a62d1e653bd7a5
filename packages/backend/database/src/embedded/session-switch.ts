import type { PGlite } from '@electric-sql/pglite'
import { reasonOf } from '../reason.ts'
import {
  greeting,
  type Message,
  message as messageOf,
  query,
  splitMessages,
  splitStartup,
  text,
} from './wire.ts'

/** Passes wire protocol bytes to the engine and resolves with its whole answer. Rejects if the engine died. */
type Execute = (bytes: Buffer) => Promise<Buffer>

/** One iteration of PostgreSQL's main loop, as PGlite calls it. */
const LOOP = '_PostgresMainLoopOnce'

/** PGlite's exit status for an ordinary SQL error, thrown through its loop. */
const LONGJMP_STATUS = 100

const HEADER_BYTES = 5
const COMMAND_COMPLETE = 'C'.charCodeAt(0)
const READY = 'Z'.charCodeAt(0)

/** The session's state after an answer of the engine. */
interface Outcome {
  /** The answer is complete and no transaction is open: other clients may continue. */
  isIdle: boolean
  /** A statement has changed a setting of the session. */
  hasSet: boolean
}

const COPY_FROM_CLIENT = /^\s*copy\b[^;]*\bfrom\s+stdin\b/i

/** Replaces the statement: raises an ordinary error, which also aborts an open transaction. */
const REFUSAL =
  "DO $$ BEGIN RAISE EXCEPTION 'The embedded database knows no COPY FROM STDIN: insert rows in batches.' USING ERRCODE = '0A000'; END $$"

const NUL = 0
const STATEMENT = 'S'.charCodeAt(0)

interface Setting {
  name: string
  setting: string
}

/**
 * Calls the engine without PGlite's parser of answers (`execProtocolRawSync` retains a parsed copy of every answer).
 * PGlite also swallows a crash of the engine, which would leave the client without an answer and the next one with a
 * corrupt session: here it is thrown.
 */
function createExecute(engine: PGlite): Execute {
  const readDeath = watchForDeath(engine)

  return async (bytes) => {
    const answer: Buffer[] = []
    await engine.execProtocolRawStream(bytes, {
      syncToFs: false,
      onRawData: (part) => answer.push(Buffer.from(part)),
    })

    const death = readDeath()
    if (death) throw death
    return Buffer.concat(answer)
  }
}

function watchForDeath(engine: PGlite): () => Error | undefined {
  const module = engine.Module
  const run = module[LOOP]
  let death: Error | undefined

  module[LOOP] = () => {
    try {
      run()
    } catch (error) {
      if (!isLongJump(error)) death = new Error(reasonOf(error), { cause: error })
      throw error
    }
  }
  return () => death
}

function isLongJump(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === LONGJMP_STATUS
}

type Send = (id: number, bytes: Uint8Array) => void

/**
 * Resets everything that a client can leave in a session, except prepared statements: those of other clients must
 * stay.
 */
const RESET_SESSION =
  'CLOSE ALL; SET SESSION AUTHORIZATION DEFAULT; RESET ALL; UNLISTEN *; SELECT pg_advisory_unlock_all(); DISCARD TEMP; DISCARD SEQUENCES'

/**
 * Multiplexes many clients onto the engine's single session. A client holds the session until its answer is complete
 * and no transaction is open; the others wait, but their connections are accepted at once. Settings and names of
 * prepared statements are separate per client. Shared by all: temporary tables, LISTEN, and advisory locks of the
 * session.
 */
export class SessionSwitch {
  readonly #engine: PGlite
  readonly #execute: Execute
  readonly #parameters: Map<string, string>
  readonly #send: Send
  readonly #connections = new Map<number, Connection>()
  #owner: Connection | undefined
  #isRunning = false

  constructor(engine: PGlite, parameters: Map<string, string>, send: Send) {
    this.#engine = engine
    this.#execute = createExecute(engine)
    this.#parameters = parameters
    this.#send = send
  }

  open(id: number): void {
    this.#connections.set(id, new Connection(id))
  }

  async receive(id: number, bytes: Uint8Array): Promise<void> {
    const request = this.#connections.get(id)?.receive(bytes)

    if (request === 'encryption') this.#send(id, Buffer.from('N'))
    if (request === 'startup') this.#send(id, greeting(id, this.#parameters))
    await this.#run()
  }

  async close(id: number): Promise<void> {
    const connection = this.#connections.get(id)
    if (!connection) return

    connection.isClosing = true
    await this.#run()
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return

    this.#isRunning = true
    for (let next = this.#next(); next; next = this.#next()) {
      if (next.isClosing) await this.#cleanUp(next)
      else await this.#answer(next)
    }
    this.#isRunning = false
  }

  /** The session's owner runs first; otherwise the least recently served connection. */
  #next(): Connection | undefined {
    if (this.#owner) return this.#owner.hasWork ? this.#owner : undefined

    const next = [...this.#connections.values()].find(({ hasWork }) => hasWork)
    if (!next) return undefined

    this.#connections.delete(next.id)
    this.#connections.set(next.id, next)
    return next
  }

  async #answer(connection: Connection): Promise<void> {
    if (this.#owner !== connection) await this.#occupy(connection)
    const answer = await this.#execute(connection.take())
    const { isIdle, hasSet } = readOutcome(answer)

    connection.hasSet ||= hasSet
    if (isIdle) await this.#release(connection)
    if (answer.length > 0) this.#send(connection.id, answer)
  }

  async #occupy(connection: Connection): Promise<void> {
    this.#owner = connection
    if (connection.settings.length === 0) return

    await restore(this.#engine, connection.settings)
    connection.hasSet = true
  }

  async #release(connection: Connection): Promise<void> {
    if (connection.hasSet) connection.settings = await snapshotSettings(this.#engine)
    connection.hasSet = false
    this.#owner = undefined
  }

  /** Cleans up after a lost client: rolls back its transaction and deallocates its statements. */
  async #cleanUp(connection: Connection): Promise<void> {
    if (this.#owner === connection) await this.#execute(Buffer.concat([messageOf('S'), query('ROLLBACK')]))
    for (const name of connection.statements) {
      await this.#execute(Buffer.concat([messageOf('C', Buffer.from('S'), text(name)), messageOf('S')]))
    }
    await this.#execute(query(RESET_SESSION))

    this.#connections.delete(connection.id)
    this.#owner = undefined
  }
}

/** Scans the headers of an answer's messages; rows are skipped. */
export function readOutcome(answer: Buffer): Outcome {
  let isIdle = false
  let hasSet = false

  for (let start = 0; start < answer.length; start += 1 + answer.readInt32BE(start + 1)) {
    const type = answer[start]
    // Only as the last message: otherwise an unfinished statement may follow.
    isIdle = type === READY && answer[start + HEADER_BYTES] === 'I'.charCodeAt(0)
    hasSet ||= type === COMMAND_COMPLETE && /^(SET|RESET)\0/.test(tagAt(answer, start))
  }

  return { isIdle, hasSet }
}

function tagAt(answer: Buffer, start: number): string {
  return answer.toString('latin1', start + HEADER_BYTES, start + HEADER_BYTES + 'RESET\0'.length)
}

/** A client from the worker's view: its unprocessed input and its part of the session's state. */
class Connection {
  readonly id: number
  /** The client has terminated the connection, or it was lost. */
  isClosing = false
  /** A session setting may have changed since the client was last activated. */
  hasSet = false
  settings: Setting[] = []
  readonly #statements = new Set<string>()
  #isStarted = false
  #unfinished = Buffer.alloc(0)
  #waiting: Buffer[] = []

  constructor(id: number) {
    this.id = id
  }

  get hasWork(): boolean {
    return this.isClosing || this.#waiting.length > 0
  }

  /** The names of this client's prepared statements in the engine. */
  get statements(): string[] {
    return [...this.#statements].map((name) => this.#prefix + name)
  }

  /** Buffers received bytes. Returns the kind of a start-up packet that must be answered at once, if there is one. */
  receive(bytes: Uint8Array): 'encryption' | 'startup' | undefined {
    this.#unfinished = Buffer.concat([this.#unfinished, bytes])
    const packet = this.#isStarted ? undefined : splitStartup(this.#unfinished)
    if (packet) {
      this.#unfinished = Buffer.from(packet.rest)
      this.#isStarted = packet.kind === 'startup'
    }
    if (this.#isStarted) this.#split()

    return packet?.kind
  }

  /** Removes and returns all buffered messages for the engine, with renamed statements. */
  take(): Buffer {
    return Buffer.concat(this.#waiting.splice(0))
  }

  get #prefix(): string {
    return `client${this.id}:`
  }

  #split(): void {
    const { messages, rest } = splitMessages(this.#unfinished)
    this.#unfinished = Buffer.from(rest)

    for (const message of messages) this.#accept(message)
  }

  #accept(message: Message): void {
    if (message.type === 'X') {
      this.isClosing = true
      return
    }

    const name = nameOfParsed(message)
    if (name) this.#statements.add(name)
    this.hasSet ||= message.bytes.includes('set_config')
    this.#waiting.push(renameStatement(refuseCopy(message), this.#prefix))
  }
}

/**
 * The engine cannot wait for the rows of a `COPY … FROM STDIN`: it would end the process. The statement is therefore
 * replaced.
 */
export function refuseCopy(given: Message): Message {
  const start = startOfSql(given)
  if (start === undefined) return given
  if (!COPY_FROM_CLIENT.test(given.bytes.toString('utf8', start, start + 2_000))) return given

  const sql = text(REFUSAL)
  const end = given.bytes.indexOf(0, start) + 1
  return {
    type: given.type,
    bytes: messageOf(given.type, given.bytes.subarray(5, start), sql, given.bytes.subarray(end)),
  }
}

function startOfSql({ type, bytes }: Message): number | undefined {
  if (type === 'Q') return 5
  if (type === 'P') return bytes.indexOf(0, 5) + 1
  return undefined
}

/**
 * Prefixes the names of a client's prepared statements: all clients share one session, and two may use the same name
 * for different statements. Unnamed statements are unchanged.
 */
export function renameStatement({ type, bytes }: Message, prefix: string): Buffer {
  const start = startOfName(type, bytes)
  if (start === undefined || bytes[start] === NUL) return bytes

  return messageOf(type, bytes.subarray(5, start), Buffer.from(prefix), bytes.subarray(start))
}

/** The name of the statement in a Parse message, or '' for the unnamed one. */
export function nameOfParsed({ type, bytes }: Message): string {
  return type === 'P' ? bytes.toString('utf8', 5, bytes.indexOf(NUL, 5)) : ''
}

function startOfName(type: string, bytes: Buffer): number | undefined {
  if (type === 'P') return 5
  if (type === 'B') return bytes.indexOf(NUL, 5) + 1
  if ((type === 'D' || type === 'C') && bytes[5] === STATEMENT) return 6
  return undefined
}

/**
 * Reads the settings that a client has changed and resets the session; `restore` applies them when the client is
 * activated again. PostgreSQL does not list custom settings (`domizil.actor`): they are lost. Set them per
 * transaction.
 */
async function snapshotSettings(engine: PGlite): Promise<Setting[]> {
  const { rows } = await engine.query<Setting>(
    "SELECT name, setting FROM pg_settings WHERE source = 'session'",
  )
  await engine.exec('RESET ALL')

  return rows
}

/** Applies the settings of a client to the session. */
async function restore(engine: PGlite, settings: Setting[]): Promise<void> {
  for (const { name, setting } of settings) {
    await engine.query('SELECT set_config($1, $2, false)', [name, setting])
  }
}
