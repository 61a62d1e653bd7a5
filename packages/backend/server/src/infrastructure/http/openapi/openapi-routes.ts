import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import { DOCS_STYLE } from './docs-style.ts'
import { type OpenApiDocument, openApiDocument } from './document.ts'

const ONE_HOUR_SECONDS = 3600
/** The page consists of text and one style sheet: it loads nothing and cannot be framed. */
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Serves the API's description as JSON and HTML. To be called before the routes are registered. */
export function addOpenApi(app: FastifyInstance, productName: string, prefix: string): void {
  app.decorate('registeredCalls', [])
  let written: OpenApiDocument | undefined
  const document = () => (written ??= openApiDocument(app.registeredCalls, productName, prefix))

  app.get(`${prefix}/docs/openapi.json`, (_request, reply) => reply.send(document()))
  app.get(`${prefix}/docs`, (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(docsPage(document(), prefix)),
  )
  app.get(`${prefix}/docs/style.css`, (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${ONE_HOUR_SECONDS}`)
      .type('text/css; charset=utf-8')
      .send(DOCS_STYLE),
  )
}
