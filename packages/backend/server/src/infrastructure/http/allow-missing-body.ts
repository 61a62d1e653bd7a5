import type { FastifyInstance } from 'fastify'

/** For calls whose body may be left out: no body, an empty one and `{}` are the same. */
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
