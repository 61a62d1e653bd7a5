import { blocksOf, type PdfBlock, type TagNode } from '@domizil/domain'
import { getDocumentProxy } from 'unpdf'

interface Node {
  role?: string
  lang?: string
  children?: Node[]
}

interface Item {
  str: string
  hasEOL: boolean
  /** In points, the last two from the left and from below. */
  transform: number[]
  width: number
}

/** The part of pdfjs that is needed here: unpdf takes its types from a package that is not installed. */
interface Pdf {
  numPages: number
  getMetadata(): Promise<{ info: { Title?: string } }>
  getPage(number: number): Promise<{
    getTextContent(options?: { includeMarkedContent: boolean }): Promise<{ items: Item[] }>
    getStructTree(): Promise<Node | null>
    view: number[]
  }>
}

/** What a reader, and a screen reader, finds in a PDF. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = (await getDocumentProxy(new Uint8Array(bytes))) as unknown as Pdf
  const { info } = await pdf.getMetadata()
  const texts: string[] = []
  const blocks: (readonly PdfBlock[] | undefined)[] = []
  const nodes: Node[] = []
  const places: Place[] = []

  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''))
    places.push(...items.filter(({ str }) => str.trim()).map((item) => placeOf(item, page.view[3] ?? 0)))
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
    /** What stands at the foot of each page, such as `1 / 3`. */
    numbers: texts.map((text) => / · (\d+ \/ \d+)/.exec(text)?.[1]),
    title: info.Title,
    /** Where which text stands, in millimetres from the left and from above, and how large it is in points. */
    places,
    roles: nodes.flatMap(({ role }) => role ?? []),
    languages: nodes.flatMap(({ lang }) => lang ?? []),
  }
}

interface Place {
  text: string
  left: number
  right: number
  top: number
  size: number
}

const MM_PER_POINT = 25.4 / 72

function placeOf({ str, transform, width }: Item, height: number): Place {
  const [size = 0, , , , left = 0, bottom = 0] = transform
  const mm = (points: number) => points * MM_PER_POINT
  return { text: str, left: mm(left), right: mm(left + width), top: mm(height - bottom), size }
}

function flatten(node: Node | null): Node[] {
  return node ? [node, ...(node.children ?? []).flatMap(flatten)] : []
}
