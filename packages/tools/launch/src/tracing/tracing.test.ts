// proves 11.23
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { channel, tracingChannel } from 'node:diagnostics_channel'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Database } from '@domizil/database'
import { openTestDatabase } from '@domizil/database/testing'
import { proxyTo } from '@domizil/gateway'
import { readConfig } from '../config/read-config.ts'
import { listen } from '../site/listen.ts'
import { aFreePort } from '../testing/launched.ts'
import { openTracing } from './open-tracing.ts'
import type { Tracing } from './tracing.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const VISITOR = '00f067aa0ba902b7'
const [PROXIED_TRACE, PROXIED_VISITOR] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
/** What Node says before it sends the headers of a request. */
const CAN_GO_ON = Number(process.versions.node.split('.')[0]) >= 22
const HOST = '127.0.0.1'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

const spans: SentSpan[] = []
const seenBodies: string[] = []
const handedOn: unknown[] = []
const ordered: { traceparent: string | null }[] = []
let database: Database
let tracing: Tracing
let origin: string
const closing: (() => Promise<void>)[] = []

/** A collector of OTLP over HTTP, another server, and a site that asks database and that server. */
beforeAll(async () => {
  database = await openTestDatabase()
  const collector = await answer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      seenBodies.push(body)
      spans.push(
        ...JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
          scopeSpans.flatMap((scope) => scope.spans),
        ),
      )
      response.end('{}')
    })
  })
  const other = await answer(({ headers }, response) => {
    handedOn.push(headers.traceparent)
    response.end('fine')
  })
  tracing = await openTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector, API_URL: other }))
  const report = tracing.naming(() => {})
  const work = async (response: ServerResponse) => {
    await database.pool.query('SELECT $1::text AS name', ['a secret of Anna'])
    await database.pool.query('SELECT nothing').catch(() => undefined)
    await (await fetch(`${other}/path?token=secret`)).text()
    const job = { traceparent: null }
    channel('domizil:current').publish(job)
    ordered.push(job)
    response.once('close', () => {
      report({ method: 'GET', route: '/api/flat/:id' })
      report({ method: 'GET', route: '/api' })
    })
    response.end()
  }
  const proxy = proxyTo(other)
  closing.push(proxy.close)
  const handle = tracing.handling((request, response) =>
    request.url === '/api/proxied' ? proxy.handle(request, response) : void work(response),
  )
  const port = await aFreePort()
  const listener = await listen({ handle }, port, HOST, () => {})
  closing.push(() => listener.close())
  origin = `http://${HOST}:${port}`
})

afterAll(async () => {
  for (const close of closing) await close()
  await database.close()
})

async function answer(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(handle)
  const port = await aFreePort()
  await new Promise<void>((resolve) => server.listen(port, HOST, resolve))
  closing.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://${HOST}:${port}`
}

const named = (name: string) => spans.filter((span) => span.name === name)
const valueOf = ({ attributes }: SentSpan, key: string) => attributes.find((one) => one.key === key)?.value

test('a request, its statements, calls and jobs form one trace from the browser on, an idle timer none', async () => {
  await fetch(`${origin}/api/flat/7?secret=1`, {
    headers: { traceparent: `00-${TRACE}-${VISITOR}-01`, connection: 'close' },
  })
  await tracingChannel('domizil:work').tracePromise(async () => database.pool.query('SELECT 2'), {
    kind: 'job',
    name: 'SEND_MAIL',
  })
  await tracingChannel('domizil:work').tracePromise(async () => {}, {
    kind: 'job',
    name: 'SEAL',
    ...ordered[0],
  })
  const timer = (name: string, statement: string) =>
    tracingChannel('domizil:work').tracePromise(
      async () => database.pool.query(statement).catch(() => undefined),
      { kind: 'job', name, isTimer: true },
    )
  await timer('IDLE', 'SELECT 4')
  await timer('FAILED', 'SELECT nothing')
  await timer('BUSY', 'CREATE TEMPORARY TABLE done ()')
  await fetch(`${origin}/api/proxied`, {
    headers: { traceparent: `00-${PROXIED_TRACE}-${PROXIED_VISITOR}-01`, connection: 'close' },
  })
  await database.pool.query('SELECT 3')
  await fetch(`${origin}/api/health/ready`, { headers: { connection: 'close' } })
  await new Promise((resolve) => setImmediate(resolve))
  await tracing.close()

  const [request] = named('GET /api/flat/:id')
  const statements = named('SELECT')
  const [asked] = spans.filter(({ name }) => name.startsWith(`GET ${HOST}:`))
  const [job] = named('job SEND_MAIL')
  const [orderedJob] = named('job SEAL')
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: VISITOR })
  expect(asked).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId })
  const [proxied] = spans.filter(({ parentSpanId }) => parentSpanId === PROXIED_VISITOR)
  const [toBackend] = named(`GET ${HOST}`)
  expect(toBackend).toMatchObject({ traceId: PROXIED_TRACE, parentSpanId: proxied?.spanId })
  expect(handedOn).toEqual([
    `00-${TRACE}-${asked?.spanId}-01`,
    `00-${PROXIED_TRACE}-${(CAN_GO_ON ? toBackend : proxied)?.spanId}-01`,
  ])
  expect(statements.map(({ parentSpanId, status }) => [parentSpanId, status.code ?? 0])).toEqual([
    [request?.spanId, 0],
    [request?.spanId, 2],
    [job?.spanId, 0],
    [named('job FAILED')[0]?.spanId, 2],
  ])
  expect(
    spans.filter(({ parentSpanId }) => parentSpanId === VISITOR || !parentSpanId).map(({ name }) => name),
  ).toEqual([request?.name, 'job SEND_MAIL', 'job FAILED', 'job BUSY'])
  expect(job?.traceId).not.toBe(TRACE)
  expect(orderedJob).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId })
  expect(request && valueOf(request, 'http.response.status_code')).toEqual({ intValue: 200 })
  expect(seenBodies.join('')).not.toContain('secret')
})
