import { once } from 'node:events'
import type { Server } from 'node:http'

/**
 * Opens a port.
 * @throws {Error} with a sentence, if another program listens there.
 */
export async function listen(server: Server, port: number, host = '127.0.0.1'): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    const why = code === 'EADDRINUSE' ? 'another program listens there. Choose one with --port' : message
    throw new Error(`The registry cannot listen on port ${port}: ${why}.`, { cause })
  }
}
