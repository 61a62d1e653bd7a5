import type { FastifyInstance } from 'fastify'

/** For calls with an optional body: no body, an empty one and `{}` are equivalent. */
export function allowMissingBody(calls: FastifyInstance): void {
  const parseJson = calls.getDefaultJsonParser('ignore', 'ignore')

  calls.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else void parseJson(request, String(body), done)
  })
  calls.addHook('preValidation', async (request) => {
    request.body ??= {}
  })
}
