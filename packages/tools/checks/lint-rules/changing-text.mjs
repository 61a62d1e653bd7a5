const MESSAGE = 'Put text that changes beside other text into an element, or make one text of both.'

/**
 * Text that changes stands in an element without other text, or is one text with its neighbours: a browser that translates
 * the page joins neighbouring texts, and nothing says which part of the translation was which text. Without types, an
 * expression counts as text where a word or a space stands beside it.
 */
export const changingText = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    JSXElement: (node) => check(context, node),
    JSXFragment: (node) => check(context, node),
  }),
}

function check(context, { children }) {
  for (const run of runsOf(children)) {
    const parts = run.filter(({ kind }) => kind !== 'space')
    const first = parts.find(({ kind }) => kind !== 'still')
    if (parts.length > 1 && first && run.some(({ kind }) => kind !== 'unknown'))
      context.report({ node: first.node, message: MESSAGE })
  }
}

/** What stands side by side without an element between. */
function runsOf(children) {
  const runs = [[]]

  for (const node of children) {
    const kind = kindOf(node)
    if (kind === 'element') runs.push([])
    else if (kind !== 'nothing') runs.at(-1).push({ node, kind })
  }
  return runs
}

function kindOf(node) {
  switch (node.type) {
    case 'JSXText':
      return kindOfWords(node.value)
    case 'JSXElement':
      return kindOfElement(node.openingElement)
    case 'JSXExpressionContainer':
      return kindOfExpression(node.expression)
    default:
      return 'element'
  }
}

/** React drops the space at the end of a line. */
function kindOfWords(words) {
  if (words.trim()) return 'still'
  return words.includes('\n') || words === '' ? 'nothing' : 'space'
}

/** Only the components of react-intl draw bare text, unless a tag is named. A message without values is still text. */
function kindOfElement({ name, attributes }) {
  const names = attributes.map((attribute) => attribute.name?.name)
  if (!name.name?.startsWith('Formatted') || names.includes('tagName')) return 'element'

  const isStill = names.every((each, at) => each === 'id' && attributes[at].value.type === 'Literal')
  return isStill ? 'still' : 'changing'
}

function kindOfExpression(node) {
  switch (node.type) {
    case 'JSXEmptyExpression':
      return 'nothing'
    case 'JSXElement':
    case 'JSXFragment':
      return kindOf(node)
    case 'Literal':
      return typeof node.value === 'string' ? kindOfWords(node.value) : 'nothing'
    case 'TemplateLiteral':
      return 'changing'
    case 'LogicalExpression':
      return kindOfChoice(node.right)
    case 'ConditionalExpression':
      return kindOfChoice(node.consequent, node.alternate)
    case 'CallExpression':
      return kindOfCall(node)
    default:
      return 'unknown'
  }
}

/** `say` gives bare text, which is the same at all times if it says one id without values. */
function kindOfCall({ callee, arguments: [id, values] }) {
  if (callee.name === 'say') return id?.type === 'Literal' && !values ? 'still' : 'changing'
  return callee.property?.name === 'map' ? 'element' : 'unknown'
}

/** Text that comes and goes changes. */
function kindOfChoice(...nodes) {
  const kinds = nodes.map(kindOfExpression)
  if (kinds.includes('still') || kinds.includes('changing')) return 'changing'
  return kinds.find((kind) => kind === 'unknown') ?? kinds[0]
}
