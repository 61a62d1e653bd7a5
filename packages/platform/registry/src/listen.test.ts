import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { listen } from './command-line.ts'

test('a port in use is reported with the option to choose another', async () => {
  const other = createServer()
  await listen(other, 0)
  const { port } = other.address() as AddressInfo

  const refused = listen(createServer(), port)

  await expect(refused).rejects.toThrow(
    `The registry cannot listen on port ${port}: another program listens there. Choose one with --port.`,
  )
  other.close()
})
