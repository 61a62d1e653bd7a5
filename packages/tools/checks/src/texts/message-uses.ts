import { parseSync } from '@swc/core'

/** How the sources speak of messages. Where an id is put together, a pattern stands for it. */
export interface MessageUses {
  /** Where an id is asked for: `<FormattedMessage id>` and `formatMessage({ id })`. */
  asked: RegExp[]
  /** Every text that could be an id, wherever it stands: an id may come from a table. */
  mentioned: RegExp[]
}

type Node = Record<string, unknown>

/** Reads out of a source which messages it uses. */
export function messageUses(source: string, isJsx: boolean): MessageUses {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: isJsx, target: 'es2022' })
  const asked: RegExp[] = []
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

/** The expression behind an id, if this node asks for a message. */
function askedId(node: Node): Node | undefined {
  if (node.type === 'JSXOpeningElement' && nameOf(node.name) === 'FormattedMessage') {
    return attributeId(node.attributes as Node[])
  }
  if (node.type !== 'CallExpression') return undefined

  const callee = node.callee as Node
  if (nameOf(callee) !== 'formatMessage' && nameOf(callee.property) !== 'formatMessage') return undefined
  const [first] = node.arguments as { expression: Node }[]
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

/** The texts an expression may become; none where only running it could tell. */
function textsOf(expression: Node): RegExp[] {
  if (isText(expression)) return [patternOf(expression)]
  if (expression.type !== 'ConditionalExpression') return []
  return [...textsOf(expression.consequent as Node), ...textsOf(expression.alternate as Node)]
}

function patternOf(node: Node): RegExp {
  if (node.type === 'StringLiteral') return exactly([String(node.value)])
  return exactly((node.quasis as { cooked: string }[]).map(({ cooked }) => cooked))
}

/** The pieces in this order, with anything between them. */
function exactly(pieces: string[]): RegExp {
  return new RegExp(
    `^${pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`,
    's',
  )
}
