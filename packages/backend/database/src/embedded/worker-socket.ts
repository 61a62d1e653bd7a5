import { Duplex } from 'node:stream'

/** Delivers a client's bytes and the end of its connection. */
export interface Line {
  open(socket: WorkerSocket): number
  send(id: number, bytes: Uint8Array): void
  close(id: number): void
}

type Done = (error?: Error | null) => void

/** The socket that pg uses as a network connection; its other end is the worker with the embedded database. */
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

  /** Methods of a socket that pg calls beside those of a stream; they have no effect without a network. */
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
