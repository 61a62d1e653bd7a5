import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core'
import { getDocumentProxy } from 'unpdf'

/** A page as a reader shows it. */
interface SeenPage {
  /** Its corners in points. */
  view: readonly number[]
  /** In degrees. */
  rotate: number
  text: string
}

/** The part of pdf.js that is needed here: unpdf takes its types from a package that is not installed. */
interface Pdf {
  numPages: number
  getPage(
    number: number,
  ): Promise<Omit<SeenPage, 'text'> & { getTextContent(): Promise<{ items: readonly { str?: string }[] }> }>
}

/** What a page takes from the nodes above it (ISO 32000-1, 7.7.3.4). */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate']
/** Writers balance their trees: 64 levels hold more pages than there are. */
const MAX_DEPTH = 64

type Shown = Readonly<Record<string, string>>
interface Place {
  parent?: PdfRef
  above: Shown
  depth: number
}

/**
 * Opens a PDF with pdf.js, which shares no code with the library that writes PDFs here. `pages` are those after the
 * first `skip`.
 *
 * @throws {Error} if it cannot be read.
 */
export async function readWithSecondReader(
  bytes: Uint8Array,
  { skip = Infinity } = {},
): Promise<{ count: number; pages: SeenPage[] }> {
  // The reader keeps the bytes that it is given.
  const pdf = (await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })) as unknown as Pdf
  const pages: SeenPage[] = []

  for (let number = skip + 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push({ view: page.view, rotate: page.rotate, text: items.map(({ str }) => str ?? '').join('') })
  }
  return { count: pdf.numPages, pages }
}

/**
 * The pages of a file in their order, each as a text of its reference and of all that it shows: equal texts are equal
 * pages. Undefined for a tree that readers can take differently: with a loop, a page in two places, a wrong count,
 * parent or type, or a page that is not there.
 */
export function listPages(pdf: PDF): string[] | undefined {
  const seen = new Set<string>()
  const resolve = (ref: PdfRef) => pdf.getObject(ref)

  function pagesBelow(ref: PdfObject | undefined, { parent, above, depth }: Place): string[] {
    const node = ref instanceof PdfRef && depth < MAX_DEPTH ? resolve(ref) : undefined
    if (!(ref instanceof PdfRef && node instanceof PdfDict) || seen.has(String(ref)))
      throw new PageTreeError()
    if (parent && String(node.getRef('Parent')) !== String(parent)) throw new PageTreeError()
    seen.add(String(ref))

    const shown = { ...above, ...shownBy(node) }
    const type = node.getName('Type', resolve)?.value
    if (type === 'Page' && !node.has('Kids')) {
      return [JSON.stringify([String(ref), shown, node.get('Contents')], plain)]
    }
    const kids = node.getArray('Kids', resolve)
    if (type !== 'Pages' || !kids) throw new PageTreeError()
    const pages = [...kids].flatMap((kid) => pagesBelow(kid, { parent: ref, above: shown, depth: depth + 1 }))
    if (node.getNumber('Count', resolve)?.value !== pages.length) throw new PageTreeError()
    return pages
  }

  try {
    return pagesBelow(pdf.getCatalog().get('Pages'), { above: {}, depth: 0 })
  } catch (error) {
    if (error instanceof PageTreeError) return undefined
    throw error
  }
}

class PageTreeError extends Error {
  override readonly name = 'PageTreeError'
}

function shownBy(node: PdfDict): Shown {
  const own = INHERITED.filter((key) => node.has(key))
  return Object.fromEntries(own.map((key) => [key, JSON.stringify(node.get(key), plain)]))
}

/** For `JSON.stringify`, which sees nothing of a dictionary by itself. */
function plain(_key: string, value: unknown): unknown {
  if (value instanceof PdfDict) return Object.fromEntries([...value].map(([name, one]) => [name.value, one]))
  if (value instanceof PdfArray) return [...value]
  if (value instanceof PdfRef) return String(value)
  return value instanceof PdfName ? value.value : value
}
