import { refuseCopy } from './refuse-copy.ts'
import type { Setting } from './session-settings.ts'
import { nameOfParsed, renameStatement } from './statement-names.ts'
import { type Message, splitMessages, splitStartup } from './wire.ts'

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
