import type { OpenApiDocument } from './document.ts'

interface Shape {
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  required?: readonly string[]
  format?: string
  pattern?: string
  [limit: string]: unknown
}

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
export function docsPage(document: OpenApiDocument, prefix: string): string {
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
