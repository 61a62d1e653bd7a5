import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What stands between two parts, and can fail as a network does. */
export interface Gate {
  /** Ends all connections and accepts none until it is opened again. */
  cut(): Promise<void>
  open(): Promise<void>
  /** Hands everything on so much later, in both directions. */
  slow(milliseconds: number): void
}

/** Hands each connection to the next of several ports of this machine, and to the one after it where none listens. */
export async function openGate(port: number, targets: readonly number[]): Promise<Gate> {
  const sockets = new Set<Socket>()
  let turn = 0
  let delay = 0
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  }
  const handOn = (from: Socket, to: Socket) => {
    from.on('data', (chunk: Buffer) => void later(() => to.writable && to.write(chunk)))
    from.on('end', () => void later(() => to.end()))
    from.on('close', () => to.destroy())
    from.on('error', () => to.destroy())
  }
  const later = (work: () => unknown) => (delay > 0 ? setTimeout(work, delay) : work())

  const lead = (client: Socket, [first, ...others]: readonly number[]) => {
    if (first === undefined) return void client.destroy()
    const server = connect(first, '127.0.0.1')
    const tryOther = () => lead(client, others)
    server.once('error', tryOther)
    server.once('connect', () => {
      server.off('error', tryOther)
      keep(server)
      handOn(client, server)
      handOn(server, client)
    })
  }
  const listener = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    keep(client)
    client.on('error', () => client.destroy())
    turn += 1
    lead(client, [...targets.slice(turn % targets.length), ...targets.slice(0, turn % targets.length)])
  })
  const gate: Gate = {
    open: async () => {
      listener.listen(port, '127.0.0.1')
      await once(listener, 'listening')
    },
    cut: async () => {
      const closed = once(listener, 'close')
      listener.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    slow: (milliseconds) => {
      delay = milliseconds
    },
  }
  await gate.open()
  return gate
}
