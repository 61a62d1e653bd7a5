import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Database } from '@domizil/database'
import { openTestDatabase } from '@domizil/database/testing'
import { createIdentity, IDENTITY_MIGRATIONS, type Identity, type IdentityConfig } from '../identity.ts'
import { Visitor } from './visitor.ts'

/** The identity service on an empty database and a free port. */
export interface IdentityServer {
  readonly identity: Identity
  readonly origin: string
  readonly pool: Database['pool']
  /** All logged errors. */
  readonly errors: object[]
  visitor(language?: string): Visitor
  /** The rows of a statement. */
  query<Row>(statement: string): Promise<Row[]>
  /** A second process on the same database, at another address. */
  another(): Promise<{ origin: string; close(): Promise<void> }>
  /** Ends the service and starts a new one on the same database and address. */
  restart(): Promise<void>
  close(): Promise<void>
}

export async function openIdentityServer(config: Partial<IdentityConfig> = {}): Promise<IdentityServer> {
  const database = await openTestDatabase(IDENTITY_MIGRATIONS)
  const errors: object[] = []
  const slot: { handle: RequestListener } = { handle: (_, response) => response.writeHead(503).end() }
  // A busy machine would close an idle connection just when a test sends on it.
  const http = createServer({ keepAliveTimeout: 0 }, (request, response) => slot.handle(request, response))
  const port = await listen(http)
  const origin = `http://127.0.0.1:${port}`

  const create = () =>
    createIdentity({
      pool: database.pool,
      publicUrl: origin,
      productName: 'Domizil',
      log: { error: (fields, message) => errors.push({ ...fields, message }) },
      ...config,
    })
  const open = async () => {
    const identity = await create()
    slot.handle = identity.handle
    return identity
  }
  let identity = await open()

  return {
    get identity() {
      return identity
    },
    origin,
    pool: database.pool,
    errors,
    visitor: (language) => new Visitor(origin, language),
    query: async <Row>(statement: string) => (await database.pool.query(statement)).rows as Row[],
    another: async () => {
      const second = await create()
      const server = createServer(second.handle)
      return {
        origin: `http://127.0.0.1:${await listen(server)}`,
        close: async () => {
          server.closeAllConnections()
          await new Promise((resolve) => server.close(resolve))
          await second.close()
        },
      }
    },
    restart: async () => {
      await identity.close()
      identity = await open()
    },
    close: async () => {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
      await identity.close()
      await database.close()
    },
  }
}

async function listen(http: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return (http.address() as AddressInfo).port
}
