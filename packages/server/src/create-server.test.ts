import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withTestDatabase } from '@domizil/database/testing'
import { expect, test } from '@jest/globals'
import { createServer } from './create-server.ts'
import { createTestLog } from './testing/test-log.ts'
import { createTestTokens } from './testing/test-tokens.ts'

test('a server made twice on one database answers the requests it is handed', async () => {
  await withTestDatabase(async ({ pool }) => {
    const { identity } = await createTestTokens()
    const config = {
      pool,
      identity,
      productName: 'Domizil',
      storage: { kind: 'disk' as const, folder: '/nowhere' },
      flatReview: false,
      log: createTestLog(),
    }
    await (await createServer(config)).close()
    const server = await createServer(config)
    const http = createHttpServer(server.handle)
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))

    const { port } = http.address() as AddressInfo
    const reply = await fetch(`http://127.0.0.1:${port}/api/flat/list`, { headers: { connection: 'close' } })

    expect([reply.status, await reply.json()]).toEqual([200, []])
    http.close()
    await server.close()
  })
}, 60_000)
