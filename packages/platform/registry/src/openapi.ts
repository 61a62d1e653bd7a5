import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify'

declare module 'fastify' {
  interface FastifySchema {
    /** What the call does, for its description; routes without it are not described. */
    summary?: string
    /** The types of a body that is no JSON. */
    consumes?: readonly string[]
    security?: readonly Record<string, readonly string[]>[]
  }
}

/** Serves the description of all routes that are added afterwards. */
export function addOpenApi(app: FastifyInstance): void {
  const paths: Record<string, Record<string, unknown>> = {}
  app.addHook('onRoute', (route) => {
    const { schema } = route
    // Fastify adds a HEAD to every GET.
    if (!schema?.summary || (route.method === 'HEAD' && !route.url.includes('/objects/'))) return
    const address = route.url.replace(/:(\w+)/g, '{$1}').replace('*', '{file}')
    paths[address] = { ...paths[address], [String(route.method).toLowerCase()]: operationOf(route, schema) }
  })
  app.get('/registry/v1/openapi.json', async () => ({
    openapi: '3.1.0',
    info: { title: 'Registry of remotes', version: '1' },
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  }))
}

function operationOf({ url }: RouteOptions, { summary, params, body, consumes, security }: FastifySchema) {
  const { properties = {} } = (params ?? {}) as { properties?: Record<string, unknown> }
  const inPath = { ...properties, ...(url.endsWith('*') && { file: { type: 'string' } }) }
  const content = consumes
    ? Object.fromEntries(consumes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
    : { 'application/json': { schema: body } }

  return {
    summary,
    security,
    parameters: Object.entries(inPath).map(([name, schema]) => ({
      name,
      in: 'path',
      required: true,
      schema,
    })),
    ...((body !== undefined || consumes) && { requestBody: { required: true, content } }),
    responses: {
      '2XX': { description: 'Done' },
      '4XX': { description: 'Refused: a code, and a sentence that says what to do' },
    },
  }
}
