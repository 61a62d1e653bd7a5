import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { bytesOf } from './form-parts.ts'

const LIMIT = 1024
const HEAD = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n'
const TAIL = '\r\n--x--\r\n'

/** Sends a file in chunks, each after the previous one has been read. */
async function upload(...pieces: Buffer[]) {
  const app = fastify()
  await app.register(multipart, { limits: { fileSize: LIMIT } })
  app.route({
    method: 'POST',
    url: '/',
    handler: async (request) => {
      const part = await request.file()
      return part && { bytes: (await bytesOf(part, () => new Error('too large'))).length }
    },
  })
  const body = async function* () {
    yield Buffer.from(HEAD)
    for (const piece of pieces) {
      yield piece
      for (let turn = 0; turn < 50; turn += 1) await nextTurn()
    }
    yield Buffer.from(TAIL)
  }

  const reply = await fetch(await app.listen({ port: 0 }), {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: ReadableStream.from(body()),
    duplex: 'half',
  })
  const answer = (await reply.json()) as { bytes?: number; message?: string }
  await app.close()
  return answer
}

test('a file of the maximum size is read whole', async () => {
  expect(await upload(Buffer.alloc(LIMIT))).toEqual({ bytes: LIMIT })
})

test('a file above the maximum size is refused, also where the limit is between two chunks', async () => {
  expect(await upload(Buffer.alloc(LIMIT + 1))).toMatchObject({ message: 'too large' })
  expect(await upload(Buffer.alloc(LIMIT), Buffer.alloc(1))).toMatchObject({ message: 'too large' })
})
