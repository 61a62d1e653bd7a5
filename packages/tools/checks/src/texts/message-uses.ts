import { parseSync } from '@swc/core'

type Node = Record<string, unknown>

/** The message ids in a source. A composed id is represented by a pattern. */
export type MessageUses = ReturnType<typeof messageUses>

/** Collects the message ids of a source. */
export function messageUses(source: string, isJsx: boolean) {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: isJsx, target: 'es2022' })
  /** Ids that are used: `say(id)`, `<FormattedMessage id>` and `formatMessage({ id })`. */
  const asked: RegExp[] = []
  /** Every string that could be an id: an id may come from a table. */
  const mentioned: RegExp[] = []

  visit(body, (node) => {
    const idNode = askedId(node)
    if (idNode) asked.push(...textsOf(idNode))
    if (isText(node)) mentioned.push(patternOf(node))
  })

  return { asked, mentioned }
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return

  see(value as Node)
  for (const child of Object.values(value)) visit(child, see)
}

/** The id expression of a node that formats a message, else undefined. */
function askedId(node: Node): Node | undefined {
  if (node.type === 'JSXOpeningElement' && nameOf(node.name) === 'FormattedMessage') {
    return attributeId(node.attributes as Node[])
  }
  if (node.type !== 'CallExpression') return undefined

  const callee = node.callee as Node
  const [first] = node.arguments as { expression: Node }[]
  if (nameOf(callee) === 'say') return first?.expression
  if (nameOf(callee) !== 'formatMessage' && nameOf(callee.property) !== 'formatMessage') return undefined
  return propertyId((first?.expression.properties ?? []) as Node[])
}

function attributeId(attributes: Node[]): Node | undefined {
  const value = attributes.find((attribute) => nameOf(attribute.name) === 'id')?.value as Node | undefined
  return value?.type === 'JSXExpressionContainer' ? (value.expression as Node) : value
}

function propertyId(properties: Node[]): Node | undefined {
  return properties.find((property) => nameOf(property.key) === 'id')?.value as Node | undefined
}

function nameOf(node: unknown): unknown {
  return (node as Node | undefined)?.value
}

function isText(node: Node): boolean {
  return node.type === 'StringLiteral' || node.type === 'TemplateLiteral'
}

/** The strings that an expression can evaluate to; empty if that is only known at run time. */
function textsOf(expression: Node): RegExp[] {
  if (isText(expression)) return [patternOf(expression)]
  if (expression.type !== 'ConditionalExpression') return []
  return [...textsOf(expression.consequent as Node), ...textsOf(expression.alternate as Node)]
}

function patternOf(node: Node): RegExp {
  if (node.type === 'StringLiteral') return exactly([String(node.value)])
  return exactly((node.quasis as { cooked: string }[]).map(({ cooked }) => cooked))
}

/** A pattern of the pieces in this order, with anything between them. */
function exactly(pieces: string[]): RegExp {
  return new RegExp(
    `^${pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`,
    's',
  )
}
