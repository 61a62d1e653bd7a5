import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import { type OpenApiDocument, openApiDocument } from './document.ts'

/** The style of the HTML description, in light and dark mode. */
const DOCS_STYLE = `
:root { color-scheme: light dark; --line: #d9dcdf; --soft: #f4f5f6; --muted: #5a6470; --brand: #0b6e63; }
@media (prefers-color-scheme: dark) { :root { --line: #3a4149; --soft: #22272d; --muted: #a7b0ba; --brand: #6fd0c2; } }
* { box-sizing: border-box; }
body { max-width: 980px; margin: 0 auto; padding: 32px 20px 96px; font: 16px/1.55 system-ui, sans-serif; }
h1 { margin: 0 0 8px; font-size: 2rem; line-height: 1.2; }
h2 { margin: 48px 0 12px; font-size: 1.3rem; text-transform: capitalize; }
h3 { margin: 20px 0 6px; font-size: 1rem; }
p { margin: 8px 0; }
a { color: var(--brand); }
nav ul { display: flex; flex-wrap: wrap; gap: 6px 16px; margin: 20px 0 0; padding: 0; list-style: none; text-transform: capitalize; }
details { margin: 8px 0; border: 1px solid var(--line); border-radius: 10px; }
summary { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; padding: 10px 14px; cursor: pointer; }
summary:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; border-radius: 10px; }
details > div { padding: 0 14px 14px; border-top: 1px solid var(--line); }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
summary code { overflow-wrap: anywhere; }
.method { min-width: 62px; font-weight: 700; color: var(--brand); }
.about { color: var(--muted); }
.who { margin-left: auto; color: var(--muted); font-size: 14px; }
pre { max-width: 100%; margin: 6px 0; padding: 12px; overflow-x: auto; border-radius: 8px; background: var(--soft); }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 10px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
`

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
