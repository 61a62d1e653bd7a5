import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { greeting, int32, message, text } from './embedded/wire.ts'
import { DatabaseServerError } from './errors.ts'
import { openDatabase } from './open-database.ts'

let server: Server | undefined
const sockets: Socket[] = []
let isSilent = false

afterEach(() => {
  server?.close()
})

/** A fake server that accepts connections, answers every query with one version, and can stop responding. */
async function givenServer(version: string): Promise<number> {
  isSilent = false
  const column = Buffer.concat([text('server_version_num'), Buffer.alloc(18)])
  const answer = Buffer.concat([
    message('T', Buffer.from([0, 1]), column),
    message('D', Buffer.from([0, 1]), int32(version.length), Buffer.from(version)),
    message('C', text('SHOW')),
    message('Z', Buffer.from('I')),
  ])
  server = createServer((socket) => {
    sockets.push(socket)
    socket.once('data', () => {
      socket.write(greeting(1, new Map()))
      socket.on('data', (bytes) => {
        if (bytes.toString('latin1').startsWith('X')) socket.end()
        else if (!isSilent) socket.write(answer)
      })
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('a PostgreSQL server that is too old is refused with its version', async () => {
  const port = await givenServer('140012')

  const refused = openDatabase({ url: `postgres://anna:secret@127.0.0.1:${port}/domizil` })

  await expect(refused).rejects.toThrow(DatabaseServerError)
  await expect(refused).rejects.toThrow('has version 14. Domizil needs 15 or newer')
})

test('a PostgreSQL server that is new enough is accepted', async () => {
  const port = await givenServer('150004')

  const database = await openDatabase({ url: `postgresql://anna:secret@127.0.0.1:${port}/domizil` })

  expect(database.kind).toBe('postgres')
  await database.close()
})

test('the error for an unreachable server names the server, but not the password', async () => {
  const port = await givenServer('150004')
  server?.close()

  const error: unknown = await openDatabase({
    url: `postgres://anna:s%20ecret@127.0.0.1:${port}/domizil?password=secret`,
  }).catch((failure: unknown) => failure)

  expect(error).toBeInstanceOf(DatabaseServerError)
  expect(String(error)).toContain(
    `DATABASE_URL (postgres://anna@127.0.0.1:${port}/domizil) cannot be reached: connect ECONNREFUSED`,
  )
  expect(String(error)).not.toMatch(/ecret/)
})

test('an address that is not a PostgreSQL address is refused without being repeated in the error', async () => {
  const refused = openDatabase({ url: 'mysql://anna:secret@localhost/domizil' })

  await expect(refused).rejects.toThrow('DATABASE_URL must look like postgres://')
})

test('a connection that breaks while in use fails the next query on it, and nothing else', async () => {
  const port = await givenServer('150004')
  const database = await openDatabase({ url: `postgres://anna@127.0.0.1:${port}/domizil` })
  const client = await database.pool.connect()

  for (const socket of sockets) socket.destroy()

  await expect(client.query('SELECT 1')).rejects.toThrow('Connection terminated unexpectedly')
  client.release(true)
  expect((await database.pool.query('SELECT 1')).rows).toHaveLength(1)
  await database.close()
})

test('a server that stops answering makes the query fail with a timeout', async () => {
  const port = await givenServer('150004')
  const database = await openDatabase({
    url: `postgres://anna@127.0.0.1:${port}/domizil?query_timeout=100`,
  })

  isSilent = true

  await expect(database.pool.query('SELECT 1')).rejects.toThrow('Query read timeout')
  await database.close()
})
