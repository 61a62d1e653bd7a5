// proves D9.4
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { accessOf, type Call } from '@domizil/api'
import * as contract from '@domizil/api'
import { Validator } from '@seriousme/openapi-schema-validator'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { callsOf } from './testing/any-request.ts'

const CALLS = Object.entries(contract).flatMap(([name, value]): [string, Pick<Call, 'method' | 'path'>][] =>
  typeof value === 'object' && 'method' in value ? [[name, value]] : [],
)

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const readDocument = async () => (await server.send('GET', '/docs/openapi.json')).body
const operationOf = async (name: string) => {
  const call = callsOf(await readDocument()).find(({ operation }) => operation.operationId === name)
  // Untyped access to the document.
  return call?.operation as ReturnType<typeof JSON.parse>
}
const readPage = () => fetch(`${server.origin}/api/docs`)

test('the OpenAPI document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(await readDocument())

  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
})

test('every reference in the OpenAPI document exists', async () => {
  const document = await readDocument()
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, path = '']) => path,
  )

  const isThere = (path: string) =>
    path.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], document) !==
    undefined

  expect(references.length).toBeGreaterThan(100)
  expect(references.filter((path) => !isThere(path))).toEqual([])
})

test('every call is in the OpenAPI document under its name, with who may make it', async () => {
  const described = callsOf(await readDocument()).map(({ method, path, operation }) => {
    const isOpen = (operation as unknown as { security: unknown[] }).security.length === 0
    return [operation.operationId, method, path.replace(/\{(\w+)\}/g, ':$1'), isOpen].join(' ')
  })
  const inContract = CALLS.map(([name, { method, path }]) =>
    [name, method, path, accessOf({ path }) === 'open'].join(' '),
  )

  expect(described.toSorted()).toEqual(inContract.toSorted())
})

test('every call has its errors in the OpenAPI document', async () => {
  const calls = callsOf(await readDocument())

  expect(calls.filter(({ operation }) => !operation.responses['default'])).toEqual([])
})

test('named schemas are defined once in the OpenAPI document', async () => {
  const { components } = await readDocument()
  const { responses, requestBody } = await operationOf('searchFlats')

  expect(responses['200'].content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/SearchResult',
  })
  expect(requestBody.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/SearchFilter',
  })
  expect(components.schemas.SearchResult.properties.items).toEqual({
    type: 'array',
    items: { $ref: '#/components/schemas/FlatCard' },
  })
  expect(components.schemas.ErrorBody.required).toEqual(['error', 'code'])
})

test('parameters in the OpenAPI document have their place and whether they are required', async () => {
  const { parameters } = await operationOf('requestBooking')

  expect(parameters).toMatchObject([
    { name: 'flatId', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
    { name: 'startDate', in: 'query', required: true, schema: { type: 'string', format: 'date' } },
    { name: 'endDate', in: 'query', required: true },
    { name: 'idempotency-key', in: 'header', required: false },
    { $ref: '#/components/parameters/AcceptLanguage' },
  ])
})

test('forms, optional bodies and files are described as such in the OpenAPI document', async () => {
  const [upload, choose, sample] = [
    await operationOf('uploadImage'),
    await operationOf('chooseContractType'),
    await operationOf('getSampleContract'),
  ]

  expect(upload.requestBody).toMatchObject({
    required: true,
    content: { 'multipart/form-data': { schema: { required: ['file'] } } },
  })
  expect([choose.requestBody.required, Object.keys(choose.requestBody.content)]).toEqual([
    false,
    ['application/json', 'multipart/form-data'],
  ])
  expect(sample.responses['200'].content).toEqual({
    'application/pdf': { schema: { type: 'string', format: 'binary' } },
  })
})

test('a list that is also a file has both formats in the OpenAPI document', async () => {
  const { responses } = await operationOf('listAdminUsers')

  expect(Object.keys(responses['200'].content)).toEqual(['application/json', 'text/csv'])
})

test('the API page shows every call and loads only its own style sheet', async () => {
  const reply = await readPage()
  const page = await reply.text()

  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
  expect(CALLS.filter(([name]) => !page.includes(`<details id="${name}">`))).toEqual([])
  expect(page).not.toMatch(/<script|<img|<iframe|style=|\son\w+=/i)
  expect([...page.matchAll(/(?:src|href)="([^"#]+)/g)].map(([, address]) => address)).toEqual([
    '/api/docs/style.css',
    '/api/docs/openapi.json',
  ])
})

test('every link of the API page has its target on the page', async () => {
  const page = await (await readPage()).text()
  const wanted = new Set([...page.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id))

  expect([...wanted].filter((id) => !page.includes(` id="${id}"`))).toEqual([])
})

test('the style sheet of the API page is served as CSS', async () => {
  const reply = await fetch(`${server.origin}/api/docs/style.css`)

  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
})
