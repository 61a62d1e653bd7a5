import { describeCall } from './describe-call.ts'
import type { RegisteredCall } from './registered-calls.ts'
import { namedShapes } from './named-shapes.ts'

const failure = (description: string) => ({
  description,
  headers: {
    'Retry-After': {
      description: 'With 429 and 503: after how many seconds to try again.',
      schema: { type: 'integer' },
    },
  },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
})

/** The OpenAPI 3.1 document of the calls, from the schemas that validate them. */
export function openApiDocument(calls: readonly RegisteredCall[], productName: string, prefix: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1.0.0',
      description:
        'Every call of the marketplace. Days are `YYYY-MM-DD`, moments are ISO 8601 in UTC, money is whole euro. Whatever goes wrong answers with the one shape `ErrorBody`: `error` is a sentence for people in the language asked for, `code` never changes.',
    },
    servers: [{ url: prefix }],
    tags: [...new Set(calls.map(({ call }) => call.path.split('/')[1] ?? ''))].map((name) => ({ name })),
    paths: pathsOf(calls),
    components: {
      schemas: namedShapes(),
      parameters: {
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          description: 'The language of sentences for people: en, de or es.',
          schema: { type: 'string' },
        },
      },
      responses: {
        Unauthenticated: failure('No token, or one that does not count'),
        AdminsOnly: failure('Signed in, but no administrator'),
        Failure: failure('What went wrong'),
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>

function pathsOf(calls: readonly RegisteredCall[]) {
  const paths: Record<string, Record<string, ReturnType<typeof describeCall>>> = {}
  for (const known of calls) {
    const path = known.call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [known.call.method.toLowerCase()]: describeCall(known) }
  }
  return paths
}
