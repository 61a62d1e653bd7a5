import type { FastifyInstance } from 'fastify'
import { type OpenApiDocument, openApiDocument, type Shape } from './document.ts'

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

const LIMITS = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'formatMinimum',
  'formatMaximum',
  'default',
] as const

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

/** Escapes a text for HTML. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A schema in the notation of types, with links to the named ones. */
function shapeText(shape: object, indent = ''): string {
  const { $ref, enum: codes, anyOf, items, properties, ...rest } = shape as Shape
  if ($ref) return linkTo($ref)
  if (codes) return codes.map((code) => escapeHtml(JSON.stringify(code))).join(' | ')
  if (anyOf) return anyOf.map((one) => shapeText(one, indent)).join(' | ')
  if (items) return `list of ${shapeText(items, indent)}${limitsOf(rest)}`
  if (properties) return objectText(properties, rest.required ?? [], indent)
  if ('const' in rest) return escapeHtml(JSON.stringify(rest.const))

  return escapeHtml([rest.type ?? 'anything'].flat().join(' | ')) + limitsOf(rest)
}

function objectText(properties: Record<string, Shape>, required: readonly string[], indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, shape]) =>
      `${inner}${escapeHtml(name)}${required.includes(name) ? '' : '?'}: ${shapeText(shape, inner)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}

function limitsOf(shape: Shape): string {
  const words = LIMITS.filter((limit) => limit in shape).map(
    (limit) => `${limit} ${JSON.stringify(shape[limit])}`,
  )
  if (shape.format) words.unshift(shape.format)
  if (shape.pattern) words.push(`pattern ${shape.pattern}`)

  return words.length > 0 ? escapeHtml(` (${words.join(', ')})`) : ''
}

function linkTo(reference: string): string {
  const name = reference.split('/').at(-1) ?? ''
  return `<a href="#shape-${name}">${name}</a>`
}

/** The API's description as HTML: without scripts and external resources. */
function docsPage(document: OpenApiDocument, prefix: string): string {
  const { info, tags, paths, components } = document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]) => ({
      path,
      method,
      about: about as unknown as Operation,
    })),
  )
  const groups = tags.map(({ name }) => name)

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="${prefix}/docs/style.css">
</head>
<body>
<header>
<h1>${escapeHtml(info.title)}</h1>
<p>${withCode(info.description)}</p>
<p>The same for programs: <a href="${prefix}/docs/openapi.json">OpenAPI ${document.openapi}</a>.</p>
<nav aria-label="Groups of calls"><ul>
${groups.map((name) => `<li><a href="#${name}">${escapeHtml(name)}</a></li>`).join('\n')}
<li><a href="#shapes">Shapes</a></li>
</ul></nav>
</header>
<main>
${groups
  .map((name) => {
    const calls = operations.filter(({ about }) => about.tags.includes(name))
    return `<section aria-labelledby="${name}">
<h2 id="${name}">${escapeHtml(name)}</h2>
${calls.map((call) => docsOfCall(call, prefix)).join('\n')}
</section>`
  })
  .join('\n')}
<section aria-labelledby="shapes">
<h2 id="shapes">Shapes</h2>
${Object.entries(components.schemas).map(shapeSection).join('\n')}
</section>
</main>
</body>
</html>
`
}

function shapeSection([name, shape]: [string, object]): string {
  return `<details id="shape-${name}"><summary><code>${name}</code></summary><div><pre tabindex="0">${shapeText(shape)}</pre></div></details>`
}

/** Marks text between backquotes as code. */
function withCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}

interface Content {
  content?: Record<string, { schema: object }>
}

interface Parameter {
  name: string
  in: string
  required: boolean
  schema: object
}

/** The fields of an operation that the page shows. */
interface Operation {
  operationId: string
  summary: string
  tags: readonly string[]
  parameters: readonly (Parameter | { $ref: string })[]
  requestBody?: Content & { required: boolean }
  responses: Record<string, Content>
  security: readonly unknown[]
}

interface ShownCall {
  path: string
  method: string
  about: Operation
}

/** A call as an expandable section. */
function docsOfCall({ path, method, about }: ShownCall, prefix: string): string {
  const parameters = about.parameters.filter((part): part is Parameter => 'name' in part)
  const answer = about.responses['200']?.content ?? {}

  return `<details id="${about.operationId}">
<summary><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(prefix + path)}</code>
<span class="about">${escapeHtml(about.summary)}</span> <span class="who">${whoMay(about)}</span></summary>
<div>
${parameters.length > 0 ? `<h3>Parameters</h3>\n${tableOf(parameters)}` : ''}
${about.requestBody ? `<h3>Body${about.requestBody.required ? '' : ' (may be left out)'}</h3>\n${contents(about.requestBody.content)}` : ''}
<h3>Answer</h3>
${contents(answer)}
</div>
</details>`
}

function whoMay({ security, responses }: Operation): string {
  if (security.length === 0) return 'open to all'
  return '403' in responses ? 'administrators' : 'signed in'
}

function tableOf(parameters: readonly Parameter[]): string {
  const rows = parameters.map(
    (part) =>
      `<tr><td><code>${escapeHtml(part.name)}</code></td><td>${part.in}</td><td>${part.required ? 'yes' : 'no'}</td><td><code>${shapeText(part.schema)}</code></td></tr>`,
  )
  return `<div class="wide" tabindex="0"><table><thead><tr><th>Name</th><th>In</th><th>Needed</th><th>Shape</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function contents(content: Content['content'] = {}): string {
  return Object.entries(content)
    .map(([type, { schema }]) => `<p><code>${type}</code></p><pre tabindex="0">${shapeText(schema)}</pre>`)
    .join('\n')
}
