import { once } from 'node:events'
import type { Server } from 'node:http'

/** Serves on a port of this machine. @throws {Error} with a sentence, if that is none, or taken. */
export async function openPort(server: Server, port: number): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error('--port needs a whole number up to 65535.')
  }
  server.listen(port, 'localhost')
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new Error(`Another program listens on port ${port}. Choose one with --port.`, { cause })
  }
}
