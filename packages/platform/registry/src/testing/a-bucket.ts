import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Bucket, openBucket } from '../bucket.ts'

/** Empty buckets, in memory or of a real server. */
export interface Buckets {
  /** The same bucket, as a further process opens it. */
  open(): Bucket
  /** The next writes of this key fail after they are done: their answer is lost. */
  loseAnswers(key: string, count: number): void
  /** How many reads of this key arrive cut off, or too short. */
  spoilReads(key: string, count: number, how: 'cut off' | 'too short'): void
  /** While it is away every call fails. */
  setAway(isAway: boolean): void
  /** The server takes conditional writes for any others. */
  ignoreConditions(): void
  /** Writes an object as if it had been there for some days. */
  age(key: string, days: number): void
  readonly objects: ReadonlyMap<string, Buffer>
  close(): Promise<void>
}

const CREDENTIALS = { accessKeyId: 'TEST', secretAccessKey: 'TEST' }

/** A bucket in memory with the conditional writes of S3, behind its HTTP interface. */
export async function aBucket(): Promise<Buckets> {
  const objects = new Map<string, Buffer>()
  const times = new Map<string, number>()
  const toLose = new Map<string, number>()
  const toSpoil = new Map<string, { left: number; how: string }>()
  let away = false
  let hasConditions = true

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const url = new URL(request.url ?? '', 'http://bucket')
    const key = url.pathname.replace('/registry/', '')
    if (away) return refuse(response, 503, 'ServiceUnavailable')
    if (url.searchParams.has('list-type')) return list(response, url.searchParams.get('prefix') ?? '')
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (request.method === 'PUT') return put(request, response, key, body)
    const found = objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    response.setHeader('ETag', etagOf(found))
    response.setHeader('Last-Modified', new Date(times.get(key) ?? 0).toUTCString())
    if (request.method === 'HEAD') response.setHeader('Content-Length', found.length)
    const spoilt = toSpoil.get(key)
    if (request.method === 'HEAD' || !spoilt || spoilt.left === 0) {
      return void response.end(request.method === 'HEAD' ? undefined : found)
    }
    spoilt.left -= 1
    const half = found.subarray(0, found.length / 2)
    if (spoilt.how === 'too short') return void response.end(half)
    response.setHeader('Content-Length', found.length)
    response.write(half, () => setImmediate(() => request.socket.destroy()))
  }

  function put({ headers }: IncomingMessage, response: ServerResponse, key: string, body: Buffer): void {
    const found = objects.get(key)
    const etag = found && etagOf(found)
    const isOther =
      headers['if-none-match'] === '*' ? found : headers['if-match'] && headers['if-match'] !== etag
    if (isOther && hasConditions) return refuse(response, 412, 'PreconditionFailed')
    objects.set(key, body)
    times.set(key, Date.now())
    const left = toLose.get(key) ?? 0
    toLose.set(key, left - 1)
    if (left > 0) return refuse(response, 500, 'InternalError')
    response.setHeader('ETag', etagOf(body)).end()
  }

  function list(response: ServerResponse, prefix: string): void {
    const contents = [...objects.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => {
        const at = new Date(times.get(key) ?? 0).toISOString()
        return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`
      })
    response.writeHead(200, { 'Content-Type': 'application/xml' })
    response.end(`<?xml version="1.0"?><ListBucketResult>${contents.join('')}</ListBucketResult>`)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    objects,
    open: () => openBucket({ bucket: 'registry', region: 'us-east-1', endpoint, credentials: CREDENTIALS }),
    loseAnswers: (key, count) => void toLose.set(key, count),
    spoilReads: (key, left, how) => void toSpoil.set(key, { left, how }),
    setAway: (isAway) => (away = isAway),
    age: (key, days) => void times.set(key, Date.now() - days * 86_400_000),
    ignoreConditions: () => void (hasConditions = false),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A bucket of a real server, by the settings of the tests; undefined without them. The bucket exists, keys are new. */
export function aRealBucket(): Bucket | undefined {
  const { TEST_S3_BUCKET: bucket, TEST_S3_ENDPOINT: endpoint = null } = process.env
  if (!bucket) return undefined
  const { TEST_S3_ACCESS_KEY_ID: accessKeyId = '', TEST_S3_SECRET_ACCESS_KEY: secretAccessKey = '' } =
    process.env
  const real = openBucket({
    bucket,
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
  })
  const own = randomUUID()
  return {
    read: (key) => real.read(`${own}/${key}`),
    stat: (key) => real.stat(`${own}/${key}`),
    remove: (key) => real.remove(`${own}/${key}`),
    list: async (prefix) => {
      const found = await real.list(`${own}/${prefix}`)
      return new Map([...found].map(([key, at]) => [key.slice(own.length + 1), at]))
    },
    write: (key, bytes) => real.write(`${own}/${key}`, bytes),
    swap: (key, bytes, etag) => real.swap(`${own}/${key}`, bytes, etag),
  }
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
