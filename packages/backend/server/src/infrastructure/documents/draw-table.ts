import { COLOURS } from './page-layout.ts'
import { fontFor, type Weight } from './pdf-fonts.ts'

/** Fewer rows than these do not stand alone on a page. */
const LEAST_ROWS = 3

/** How high the rows of a table are below its head, and how much of a page they may take. */
interface RowSpace {
  heights: readonly number[]
  /** What is left of the page that the table begins on; zero begins a new page. */
  left: number
  page: number
}

const PADDING = 4
const FONT_SIZE = 9.8

/** The rows of a table, and the shares of the page that its columns take: `18%`, or `*` for what is left. */
export interface Table {
  head?: readonly string[]
  rows: readonly (readonly string[])[]
  widths: readonly string[]
  /** In points, where it is less than the page. */
  maxWidth?: number
}

/** Draws a table where the document stands; one that does not fit goes on over the next pages. */
export function drawTable(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { head, rows, widths, maxWidth }: Table,
): void {
  document.font('regular').fontSize(FONT_SIZE).fillColor(COLOURS.ink)
  const table = document.table({
    structParent: root,
    columnStyles: widths.map((width) => (width === '*' ? '*' : { width })),
    rowStyles: { border: [0, 0, 0.5, 0], borderColor: COLOURS.line, padding: PADDING },
    ...(maxWidth !== undefined && { maxWidth }),
  } as PDFKit.Mixins.TableOptions)
  if (head) table.row(head.map((text) => ({ text, type: 'TH', scope: 'Column', font: fontOf(text, 'bold') })))
  for (const row of rows) table.row(row.map((text) => ({ text, font: fontOf(text) })))
  table.end()
}

function fontOf(text: string, weight?: Weight) {
  return { src: fontFor(text, weight), size: FONT_SIZE }
}

/** How high a table is on one page, in points. */
export function heightOfTable(document: PDFKit.PDFDocument, table: Table): number {
  const { headHeight, heights } = measure(document, table)
  return heights.reduce((sum, height) => sum + height, headHeight)
}

/** How many rows of a table each page holds below the head, from the page on that the document stands on. */
export function countsPerPage(document: PDFKit.PDFDocument, table: Table): number[] {
  const { page } = document
  const { headHeight, heights } = measure(document, table)
  const bottom = page.height - page.margins.bottom

  return divideRows({
    heights,
    // A row that ends at the very edge would be moved by the library.
    left: bottom - document.y - headHeight - 1,
    page: bottom - page.margins.top - headHeight - 1,
  })
}

function measure(document: PDFKit.PDFDocument, { head = [], rows, widths }: Table) {
  document.fontSize(FONT_SIZE)
  const { page } = document
  const points = pointsOf(widths, page.width - page.margins.left - page.margins.right)
  const heightOf = (row: readonly string[], weight?: Weight) =>
    2 * PADDING +
    Math.max(
      ...row.map((text, column) =>
        document
          .font(fontFor(text, weight))
          .heightOfString(text, { width: (points[column] ?? 0) - 2 * PADDING }),
      ),
    )

  return { headHeight: heightOf(head, 'bold'), heights: rows.map((row) => heightOf(row)) }
}

function pointsOf(widths: readonly string[], total: number): number[] {
  const shares = widths.map((width) => (width === '*' ? undefined : (Number.parseFloat(width) / 100) * total))
  const taken = shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)
  const rest = (total - taken) / widths.filter((width) => width === '*').length
  return shares.map((share) => share ?? rest)
}

/** Divides the rows of a table over pages, as numbers of rows; the first is 0 where the table begins on the next page. */
export function divideRows({ heights, left, page }: RowSpace): number[] {
  const counts = [0]
  let free = left
  for (const height of heights) {
    const isFull = height > free && (counts.length === 1 || counts.at(-1) !== 0)
    if (isFull) {
      counts.push(0)
      free = page
    }
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1
    free -= height
  }
  if (counts.length === 1) return counts

  const [first = 0] = counts
  if (first > 0 && first < LEAST_ROWS) return divideRows({ heights, left: 0, page })
  return fillLastPage(counts)
}

/** Takes the rows that the last page lacks from the page before, unless too few would stay there. */
function fillLastPage(counts: readonly number[]): number[] {
  const [before = 0, last = 0] = counts.slice(-2)
  const missing = Math.max(LEAST_ROWS - last, 0)
  if (missing === 0 || before === 0) return [...counts]
  if (before - missing >= LEAST_ROWS) return [...counts.slice(0, -2), before - missing, last + missing]
  // A table this short fits on the next page as a whole.
  return counts.length === 2 ? [0, before + last] : [...counts]
}
