/**
 * The entry of a separate process with a whole server, for `startSite`: reads its configuration from SITE and prints
 * its port.
 */
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openDatabase } from '@domizil/database'
import { createServer } from '../composition/create-server.ts'
import { TEST_KEY } from './test-key.ts'
import type { SiteSettings } from './site-process.ts'

const {
  place,
  identity,
  storageFolder,
  now,
  smtp = null,
} = JSON.parse(process.env['SITE'] ?? '{}') as SiteSettings
const { pool } = await openDatabase(place)
const server = await createServer({
  pool,
  identity,
  smtp,
  productName: 'Domizil',
  storage: { kind: 'disk', folder: storageFolder },
  seal: { file: join(storageFolder, 'seal.pem'), isMade: true },
  dataKey: TEST_KEY,
  flatReview: true,
  log: { info() {}, warn() {}, error: (...said) => console.error(...said) },
  clock: () => new Date(now),
})

const http = createHttpServer((request, response) => server.handle(request, response))
http.listen(0, '127.0.0.1', () => console.log((http.address() as AddressInfo).port))
