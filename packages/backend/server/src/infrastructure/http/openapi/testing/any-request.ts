import fc, { type Arbitrary } from 'fast-check'
import type { Shape } from '../document.ts'
import { anyAttempt, type Named } from './any-value.ts'

/** An operation of the document, with its path and method. */
export interface DescribedCall {
  method: string
  path: string
  operation: {
    operationId: string
    parameters: readonly ({ name: string; in: string; schema: Shape } | { $ref: string })[]
    requestBody?: { content: Record<string, { schema: Shape }> }
    responses: Record<string, { content?: Record<string, { schema: Shape }> }>
  }
}

/** A request on the wire. */
export interface AnyRequest {
  url: string
  who: 'nobody' | 'somebody' | 'admin' | 'a liar'
  contentType: string | undefined
  body: string | undefined
}

/** The parts of an OpenAPI document that requests are generated from. */
export interface ApiDocument {
  paths: Record<string, Record<string, DescribedCall['operation']>>
  components: { schemas: Named }
}

export function callsOf({ paths }: ApiDocument): DescribedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
}

/** Requests to a call: valid, invalid and malformed ones. */
export function anyRequest({ path, operation }: DescribedCall, named: Named): Arbitrary<AnyRequest> {
  const parts = operation.parameters.filter((part) => 'name' in part)
  const valuesIn = (place: string) =>
    fc.record(
      Object.fromEntries(
        parts
          .filter((part) => part.in === place)
          .map(({ name, schema }) => [name, anyAttempt(schema, named)]),
      ),
    )

  return fc
    .record({
      inPath: valuesIn('path'),
      inQuery: valuesIn('query'),
      who: fc.constantFrom('nobody', 'somebody', 'somebody', 'admin', 'a liar'),
      sent: anyBody(operation, named),
    })
    .map(({ inPath, inQuery, who, sent }) => ({
      url: path.replace(/\{(\w+)\}/g, (_all, name: string) => encoded(inPath[name])) + queryOf(inQuery),
      who,
      ...sent,
    }))
}

type Sent = Pick<AnyRequest, 'contentType' | 'body'>

const NOTHING: Sent = { contentType: undefined, body: undefined }

function anyBody({ requestBody }: DescribedCall['operation'], named: Named): Arbitrary<Sent> {
  const json = requestBody?.content['application/json']?.schema
  if (!requestBody) return fc.constant(NOTHING)

  const attempt = anyAttempt(json ?? {}, named).map((value) => ({
    contentType: 'application/json',
    body: JSON.stringify(value),
  }))
  return fc.oneof(
    { weight: 8, arbitrary: attempt },
    { weight: 2, arbitrary: fc.constantFrom(NOTHING, ...BROKEN) },
  )
}

const BROKEN: readonly Sent[] = [
  { contentType: 'application/json', body: '{' },
  { contentType: 'application/json', body: '' },
  { contentType: 'application/json', body: '"\\ud800"' },
  { contentType: 'application/json', body: '['.repeat(5000) },
  { contentType: 'application/xml', body: '<a/>' },
  { contentType: 'nonsense', body: 'a=b' },
  { contentType: 'multipart/form-data; boundary=x', body: 'no parts' },
  {
    contentType: 'multipart/form-data; boundary=x',
    body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nGIF89a\r\n--x--\r\n',
  },
  { contentType: 'application/json', body: JSON.stringify({ a: 'x'.repeat(300_000) }) },
]

function queryOf(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((item) => `${name}=${encoded(item)}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const LONE_SURROGATE = /\p{Surrogate}/gu

/** A path segment is never empty, `.` or `..`: that would be another path. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.replace(LONE_SURROGATE, '?')).replace(/^\.*$/, '-')
}
