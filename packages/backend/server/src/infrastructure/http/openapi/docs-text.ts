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
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A schema in the notation of types, with links to the named ones. */
export function shapeText(shape: object, indent = ''): string {
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
