import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openDatabase } from '@domizil/database'
import { createServer } from '@domizil/server'
import { createLandlord } from '../api/landlord.ts'
import { fillLists } from './fill-lists.ts'

/** A marketplace with full lists, and an administrator. */
export interface ListSite {
  url: string
  token: string
  flatId: number
  stop(): Promise<void>
}

/** Fills a database, named by URL or folder, and serves it. */
export async function serveLists(place: string, rows: number, folder: string): Promise<ListSite> {
  const database = await openDatabase(place.startsWith('postgres') ? { url: place } : { folder: place })
  const admin = createLandlord(['domizil_admin'])
  const silent = () => undefined
  const server = await createServer({
    pool: database.pool,
    identity: admin.identity,
    productName: 'Domizil',
    storage: { kind: 'disk', folder },
    seal: { file: join(folder, 'seal.pem'), isMade: true },
    dataKey: Buffer.alloc(32, 7),
    flatReview: false,
    trustProxy: true,
    log: { info: silent, warn: silent, error: console.error },
  })
  await fillLists(database.pool, rows)
  const { rows: found } = await database.pool.query<{ id: number }>(
    `SELECT min(id) AS id FROM flat WHERE status = 'ACTIVE'`,
  )

  const http = createHttpServer((request, response) => server.handle(request, response))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    token: admin.token,
    flatId: found[0]?.id ?? 0,
    stop: async () => {
      http.closeAllConnections()
      http.close()
      await server.close()
      await database.close()
    },
  }
}
