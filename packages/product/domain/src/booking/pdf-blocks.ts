/** A node of a tagged page, as pdf.js gives it. */
export interface TagNode {
  readonly role: string
  readonly lang?: string | undefined
  readonly alt?: string | undefined
  readonly children: readonly (TagNode | TagContent)[]
}
interface TagContent {
  readonly type: string
  readonly id: string
}

/** A piece of a page's text, or the beginning or end of tagged content. */
export interface PageItem {
  readonly type?: string
  readonly id?: string | undefined
  readonly str?: string
  readonly hasEOL?: boolean
}

/** What a page says, without its look. */
export type PdfBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly lang?: string | undefined }
  | { readonly kind: 'table'; readonly rows: readonly PdfRow[] }

/** A row of a table: the head of its columns, or cells. */
export interface PdfRow {
  readonly isHead: boolean
  readonly cells: readonly string[]
}

/**
 * The text of a page in reading order, from its tags: of headings, paragraphs and tables, not of the page's foot. Undefined
 * for a page without tags, and for one that shows text outside of them.
 */
export function blocksOf(tree: TagNode | null, items: readonly PageItem[]): readonly PdfBlock[] | undefined {
  if (!tree) return undefined
  const { textOf, untagged } = tagged(items)
  const blocks = tree.children.flatMap((child) => blocksIn(child, textOf))

  return blocks.length > 0 && untagged === '' ? blocks : undefined
}

type TextOf = (id: string) => string

function blocksIn(node: TagNode | TagContent, textOf: TextOf): PdfBlock[] {
  if (!('role' in node)) return []
  const { role, lang, children } = node
  if (role === 'Table') return [{ kind: 'table', rows: rowsIn(node, textOf) }]
  if (/^H\d?$/.test(role)) return [{ kind: 'heading', text: lineOf(node, textOf) }]
  if (role === 'P') return [{ kind: 'paragraph', text: lineOf(node, textOf), lang }]
  return children.flatMap((child) => blocksIn(child, textOf))
}

function rowsIn({ children }: TagNode, textOf: TextOf): PdfRow[] {
  return children.flatMap((child) => {
    if (!('role' in child)) return []
    if (child.role !== 'TR') return rowsIn(child, textOf)
    const cells = child.children.filter((cell) => 'role' in cell)
    return [
      { isHead: cells.every(({ role }) => role === 'TH'), cells: cells.map((cell) => linesOf(cell, textOf)) },
    ]
  })
}

const linesOf = (node: TagNode, textOf: TextOf): string => contentOf(node, textOf).trim()

/** Lines that the width of the page has broken are one again. */
function lineOf(node: TagNode, textOf: TextOf): string {
  return linesOf(node, textOf)
    .replaceAll(/([\p{L}\d][-/])\n/gu, '$1')
    .replaceAll(/\s+/g, ' ')
}

function contentOf(node: TagNode | TagContent, textOf: TextOf): string {
  return 'role' in node ? node.children.map((child) => contentOf(child, textOf)).join('') : textOf(node.id)
}

/** The text of each tagged content, and what is shown outside of any. */
function tagged(items: readonly PageItem[]) {
  const texts = new Map<string, string>()
  const open: (string | undefined)[] = []
  let untagged = ''

  for (const { type, id, str, hasEOL } of items) {
    if (type?.startsWith('beginMarkedContent')) open.push(id)
    else if (type === 'endMarkedContent') open.pop()
    else if (str !== undefined) {
      const text = `${str}${hasEOL ? '\n' : ''}`
      const within = open.findLast((one) => one !== undefined)
      if (within !== undefined) texts.set(within, (texts.get(within) ?? '') + text)
      else if (open.length === 0) untagged += str.trim()
    }
  }

  return { textOf: (id: string) => texts.get(id) ?? '', untagged }
}
