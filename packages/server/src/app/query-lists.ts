import type { FastifyInstance } from 'fastify'

interface QuerySchema {
  properties?: Record<string, { type?: string }>
}

/** Takes `?id=1,2` for `?id=1&id=2`, in queries whose schema asks for a list. */
export function addQueryLists(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const schema = request.routeOptions.schema?.querystring as QuerySchema | undefined
    const query = request.query as Record<string, unknown>

    for (const [name, { type }] of Object.entries(schema?.properties ?? {})) {
      if (type === 'array' && name in query) query[name] = listOf(query[name])
    }
  })
}

function listOf(value: unknown): unknown[] {
  return [value]
    .flat()
    .flatMap((item) => (typeof item === 'string' ? item.split(',').filter(Boolean) : [item]))
}
