import { blocksOf, type PdfBlock, type TagNode } from '@domizil/domain'
import { getDocumentProxy } from 'unpdf'

interface Node {
  role?: string
  lang?: string
  children?: Node[]
}

/** The part of pdfjs that is needed here: unpdf takes its types from a package that is not installed. */
interface Pdf {
  numPages: number
  getMetadata(): Promise<{ info: { Title?: string } }>
  getPage(number: number): Promise<{
    getTextContent(options?: {
      includeMarkedContent: boolean
    }): Promise<{ items: { str: string; hasEOL: boolean }[] }>
    getStructTree(): Promise<Node | null>
  }>
}

/** What a reader, and a screen reader, finds in a PDF. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = (await getDocumentProxy(new Uint8Array(bytes))) as unknown as Pdf
  const { info } = await pdf.getMetadata()
  const texts: string[] = []
  const blocks: (readonly PdfBlock[] | undefined)[] = []
  const nodes: Node[] = []

  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''))
    const tree = await page.getStructTree()
    nodes.push(...flatten(tree))
    const marked = await page.getTextContent({ includeMarkedContent: true })
    blocks.push(blocksOf(tree as TagNode | null, marked.items))
  }

  return {
    text: texts.join('\n'),
    texts,
    /** Of each page what a phone reads; undefined for a page without tags. */
    blocks,
    pages: pdf.numPages,
    title: info.Title,
    roles: nodes.flatMap(({ role }) => role ?? []),
    languages: nodes.flatMap(({ lang }) => lang ?? []),
  }
}

function flatten(node: Node | null): Node[] {
  return node ? [node, ...(node.children ?? []).flatMap(flatten)] : []
}
