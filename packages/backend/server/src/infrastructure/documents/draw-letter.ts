import { COLOURS, insideWidth, MARGINS } from './page-layout.ts'
import { fontFor, type Weight } from './pdf-fonts.ts'

type Document = PDFKit.PDFDocument
type Root = PDFKit.PDFStructureElement

/** The head of a business letter. */
export interface LetterHead {
  /** Who writes it: stands beside the logo. */
  sender: string
  /** The address to return it to, in one line. */
  returnTo: string
  /** Name and address, in lines. */
  recipient: readonly string[]
  /** What it is and what it says, such as a number and a date. */
  facts: readonly (readonly [label: string, value: string])[]
}

/** What is charged, and the sums of it. */
export interface Sums {
  head: readonly [what: string, amount: string]
  rows: readonly (readonly [what: string, amount: string])[]
  total: readonly [what: string, amount: string]
}

const POINTS_PER_MM = 72 / 25.4
const mm = (value: number) => value * POINTS_PER_MM

/** DIN 5008, form B, in points: the window of an envelope, what stands beside it, and where the text begins. */
const WINDOW = { left: mm(25), top: mm(45), width: mm(80) }
/** Of the window, what belongs to the post and the return address. */
const REMARKS = mm(17.7)
const FACTS = { left: mm(125), top: mm(50), width: mm(75) - 15 }
const TEXT_TOP = mm(98.5)
/** Where the sheet is folded into the envelope, and where it is punched. */
const MARKS = [
  { at: mm(105), length: 12 },
  { at: mm(148.5), length: 18 },
  { at: mm(210), length: 12 },
]

/** Draws it at the top of the first page, and leaves the document where the text begins. */
export function drawLetterHead(document: Document, root: Root, head: LetterHead): void {
  const { sender, returnTo, recipient, facts } = head
  artifact(document, () => {
    for (const { at, length } of MARKS) document.moveTo(10, at).lineTo(10 + length, at)
    document.lineWidth(0.4).stroke(COLOURS.line)
  })
  drawLogo(document, sender)

  const { left, top, width } = WINDOW
  line(document, root, returnTo, { x: left, y: top + REMARKS - 13, width, size: 7, colour: COLOURS.muted })
  let y = top + REMARKS + 2
  for (const text of recipient) {
    const height = line(document, root, text, { x: left, y, width, size: 10.5 })
    y += height + 1
  }

  y = FACTS.top
  for (const [label, value] of facts) {
    const at = { x: FACTS.left, width: FACTS.width }
    y += line(document, root, label, { ...at, y, size: 8, colour: COLOURS.muted })
    y += line(document, root, value, { ...at, y, size: 10.5 }) + 5
  }
  document.x = MARGINS.left
  document.y = Math.max(TEXT_TOP, y + 8)
}

/** The house in a rounded square that the pages bear, with the name beside it. */
function drawLogo(document: Document, sender: string): void {
  const size = 34
  artifact(document, () => {
    document.save().translate(MARGINS.left, mm(16))
    document.roundedRect(0, 0, size, size, 9).fill(COLOURS.brand)
    document
      .path('M9 16.4 17 9l8 7.4V25a1 1 0 0 1-1 1h-4v-5.5a3 3 0 0 0-6 0V26h-4a1 1 0 0 1-1-1z')
      .lineWidth(2.2)
      .lineJoin('round')
      .stroke('#ffffff')
    document.restore()
    document.font(fontFor(sender, 'bold')).fontSize(15).fillColor(COLOURS.ink)
    document.text(sender, MARGINS.left + size + 10, mm(16) + 8, { lineBreak: false })
  })
}

const FOOT = { height: 64, size: 7.5 }

/** Keeps the text of the page above what is drawn at its foot in the end. */
export function reserveLetterFoot({ page }: Document): void {
  page.margins.bottom = MARGINS.bottom + FOOT.height
}

/** Draws columns above the number of the first page. */
export function drawLetterFoot(
  document: Document,
  root: Root,
  columns: readonly (readonly string[])[],
): void {
  document.switchToPage(0)
  const { page } = document
  const { bottom } = page.margins
  const top = page.height - MARGINS.bottom - FOOT.height + 8
  const width = insideWidth(document) / columns.length

  page.margins.bottom = 0
  artifact(document, () => {
    document.moveTo(MARGINS.left, top - 8).lineTo(page.width - MARGINS.right, top - 8)
    document.lineWidth(0.5).stroke(COLOURS.line)
  })
  for (const [index, lines] of columns.entries()) {
    const at = { x: MARGINS.left + index * width, y: top, width: width - 10 }
    line(document, root, lines.join('\n'), { ...at, size: FOOT.size, colour: COLOURS.muted })
  }
  page.margins.bottom = bottom
}

const AMOUNT_WIDTH = 110
const FIGURES = { features: ['tnum'] }

/** Draws what is charged, its sums below one another, and the one that counts large and apart. */
export function drawSums(document: Document, root: Root, { head, rows, total }: Sums): void {
  document.fillColor(COLOURS.ink)
  const table = document.table({
    structParent: root,
    columnStyles: ['*', { width: AMOUNT_WIDTH, align: { x: 'right', y: 'bottom' }, textOptions: FIGURES }],
    rowStyles: { border: [0, 0, 0.5, 0], borderColor: COLOURS.line, padding: [5, 8, 5, 8] },
  } as PDFKit.Mixins.TableOptions)
  const row = (texts: readonly string[], size: number, { weight, ...style }: CellStyle = {}) =>
    table.row(texts.map((text) => ({ text, font: { src: fontFor(text, weight), size }, ...style })))

  row(head, 8.5, { type: 'TH', scope: 'Column', textColor: COLOURS.muted })
  for (const texts of rows) row(texts, 10)
  row(total, 13, {
    weight: 'bold',
    backgroundColor: COLOURS.tint,
    border: [0, 0, 1.2, 0],
    borderColor: COLOURS.brand,
  })
  table.end()
}

interface CellStyle {
  weight?: Weight
  type?: 'TH'
  scope?: 'Column'
  textColor?: string
  backgroundColor?: string
  border?: [number, number, number, number]
  borderColor?: string
}

interface Place {
  x: number
  y: number
  width: number
  size: number
  colour?: string
}

/** Writes a text, and says how high it is. */
function line(document: Document, root: Root, text: string, place: Place): number {
  const { x, y, width, size, colour = COLOURS.ink } = place
  document.font(fontFor(text)).fontSize(size)
  const height = document.heightOfString(text, { width })
  const write = () => void document.fillColor(colour).text(text, x, y, { width })
  root.add(document.struct('P', {}, write))
  return height
}

function artifact(document: Document, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' })
  draw()
  document.endMarkedContent()
}
