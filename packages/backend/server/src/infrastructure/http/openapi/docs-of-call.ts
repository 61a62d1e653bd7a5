import { escapeHtml, shapeText } from './docs-text.ts'

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
export interface Operation {
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
export function docsOfCall({ path, method, about }: ShownCall, prefix: string): string {
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
