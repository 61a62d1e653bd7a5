import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { openPort, refuseSite } from './serve-build.ts'

const open: Server[] = []
afterEach(() => open.splice(0).forEach((server) => void server.close()))

async function givenSite(status: number): Promise<string> {
  const server = createServer((_request, response) => void response.writeHead(status).end())
  open.push(server)
  await openPort(server, 0)
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

test('a site of this machine that shows local remotes is accepted', async () => {
  await expect(refuseSite(`${await givenSite(200)}/journal`)).resolves.toBeUndefined()
})

test('a site of the channel production is refused by a sentence', async () => {
  const site = await givenSite(403)

  await expect(refuseSite(`${site}/journal`)).rejects.toThrow(`${site} shows released versions only.`)
})

test('a site that does not answer is reported', async () => {
  await expect(refuseSite('http://127.0.0.1:9/x')).rejects.toThrow(
    'There is no site at http://127.0.0.1:9, or it does not answer.',
  )
})

test('a port in use and an invalid port are reported', async () => {
  const { port } = new URL(await givenSite(200))

  await expect(openPort(createServer(), Number(port))).rejects.toThrow(
    `Another program listens on port ${port}.`,
  )
  await expect(openPort(createServer(), Number.NaN)).rejects.toThrow('--port needs a whole number')
})
