import { refuseCopy } from './refuse-copy.ts'
import type { Setting } from './session-settings.ts'
import { nameOfParsed, renameStatement } from './statement-names.ts'
import { type Message, splitMessages, splitStartup } from './wire.ts'

/** A client as the worker sees it: what it has said so far, and what of the session is its own. */
export class Connection {
  readonly id: number
  /** The client has said goodbye, or is gone. */
  isClosing = false
  /** It may have changed a setting since it last had its turn. */
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

  /** The names under which the engine knows this client's prepared statements. */
  get statements(): string[] {
    return [...this.#statements].map((name) => this.#prefix + name)
  }

  /** Takes in what has arrived. Tells if the client is at its beginning and waits for a word that cannot wait. */
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

  /** All that the engine has not seen yet, as it is to see it. */
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
