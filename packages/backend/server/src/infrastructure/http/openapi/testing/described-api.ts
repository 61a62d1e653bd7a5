import * as contract from '@domizil/api'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { TestServer } from '../../../../testing/test-server.ts'
import { type AnyRequest, type ApiDocument, callsOf, type DescribedCall } from './any-request.ts'

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

/** The name of every call. */
export const CALL_NAMES = Object.entries(contract).flatMap(([name, value]) =>
  typeof value === 'object' && 'method' in value ? [name] : [],
)

/** A server and its API's description. */
export interface DescribedApi {
  call(name: string): DescribedCall
  /** The schemas that calls refer to by name. */
  named: ApiDocument['components']['schemas']
  send(call: DescribedCall, request: AnyRequest): Promise<Response>
  /**
   * The difference between a response and its description. Unexpected errors are not described; a test may allow one
   * status.
   */
  brokenPromise(call: DescribedCall, reply: Response, accident?: number): Promise<unknown>
}

/** Reads the description of a server's API. */
export async function describedApi(server: TestServer): Promise<DescribedApi> {
  const description = await server.send('GET', '/docs/openapi.json')
  const document = description.body as ApiDocument
  const calls = callsOf(document)
  const validator = addFormats(new Ajv2020({ strict: false, allErrors: true })).addSchema(document, 'api')

  return {
    named: document.components.schemas,

    call(name) {
      const call = calls.find(({ operation }) => operation.operationId === name)
      if (!call) throw new Error(`${name} is not described`)
      return call
    },

    async send({ method }, { url, who, contentType, body }) {
      const token =
        who === 'a liar' ? 'nonsense' : await server.tokenFor({ id: who, isAdmin: who === 'admin' })

      return fetch(`${server.origin}/api${url}`, {
        method,
        headers: {
          ...(who !== 'nobody' && { authorization: `Bearer ${token}` }),
          ...(contentType && { 'content-type': contentType }),
        },
        ...(method !== 'GET' && body !== undefined && { body }),
      })
    },

    async brokenPromise(call, reply, accident) {
      const isFailure = !reply.ok
      if (reply.status >= 500 && reply.status !== accident) return `${reply.status} ${await reply.text()}`
      if (!isFailure && !reply.headers.get('content-type')?.includes('json')) return undefined

      const body: unknown = await reply.json()
      const validate = validator.getSchema(isFailure ? 'api#/components/schemas/ErrorBody' : answerOf(call))
      return validate?.(body) === true ? undefined : { body, errors: validate?.errors }
    },
  }
}

function answerOf({ path, method }: DescribedCall): string {
  const pointer = encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))
  return `api#/paths/${pointer}/${method.toLowerCase()}/responses/200/content/application~1json/schema`
}
