import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core'

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
