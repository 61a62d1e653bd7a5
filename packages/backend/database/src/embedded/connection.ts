import type { Setting } from './session-settings.ts'
import { type Message, message as messageOf, splitMessages, splitStartup, text } from './wire.ts'

const COPY_FROM_CLIENT = /^\s*copy\b[^;]*\bfrom\s+stdin\b/i

/** Replaces the statement: raises an ordinary error, which also aborts an open transaction. */
const REFUSAL =
  "DO $$ BEGIN RAISE EXCEPTION 'The embedded database knows no COPY FROM STDIN: insert rows in batches.' USING ERRCODE = '0A000'; END $$"

const NUL = 0
const STATEMENT = 'S'.charCodeAt(0)

/** A client from the worker's view: its unprocessed input and its part of the session's state. */
export class Connection {
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
