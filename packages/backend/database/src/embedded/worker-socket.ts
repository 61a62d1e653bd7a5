import { Duplex } from 'node:stream'

/** Where the bytes of a client go to, and where its leaving is told. */
export interface Line {
  open(socket: WorkerSocket): number
  send(id: number, bytes: Uint8Array): void
  close(id: number): void
}

type Done = (error?: Error | null) => void

/** What pg takes for a network connection, and what ends in the worker that runs the embedded database. */
export class WorkerSocket extends Duplex {
  readonly #line: Line
  #id = 0

  constructor(line: Line) {
    super()
    this.#line = line
  }

  connect(): this {
    this.#id = this.#line.open(this)
    process.nextTick(() => this.emit('connect'))
    return this
  }

  /** What pg asks of a socket beyond a stream; there is no network that it could matter to. */
  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#line.send(this.#id, chunk)
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#line.send(this.#id, Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }

  override _final(done: Done): void {
    this.#line.close(this.#id)
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#line.close(this.#id)
    done(error)
  }
}
