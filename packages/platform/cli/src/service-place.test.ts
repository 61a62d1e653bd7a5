// proves 15.42
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { servicePlace } from './registry-place.ts'

test('an address that is not a registry is refused with what is wrong with it', async () => {
  const other = createServer((_request, response) => response.writeHead(404).end())
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const { port } = other.address() as AddressInfo

  const asked = servicePlace(`http://127.0.0.1:${port}/regis`, 'token').read()

  await expect(asked).rejects.toThrow('/regis: the address of one ends with /registry.')
  other.close()
})
