import type { Transfer } from '@domizil/domain'
import { attachEinvoice, type EinvoiceData } from './attach-einvoice.ts'
import {
  drawLetterFoot,
  drawLetterHead,
  reserveLetterFoot,
  drawSums,
  type LetterHead,
  type Sums,
} from './draw-letter.ts'
import { countsPerPage, drawTable, heightOfTable } from './draw-table.ts'
import { drawGirocode } from './girocode.ts'
import { COLOURS, insideWidth, MARGINS } from './page-layout.ts'
import { fontFor, registerFonts, type Weight } from './pdf-fonts.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Makes a document write its title and author as XML into its metadata. The library writes them as they are: a name with
 * an ampersand would leave metadata that no reader can parse. Elsewhere in the file they stay as they are.
 */
function escapeMetadata(document: PDFKit.PDFDocument): void {
  const write = document.endMetadata.bind(document)

  document.endMetadata = () => {
    const { info } = document
    document.info = Object.fromEntries(
      Object.entries(info).map(([name, value]) => [name, typeof value === 'string' ? escape(value) : value]),
    ) as typeof info
    write()
    document.info = info
  }
}

/** Control characters have no place in XML at all. */
function escape(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter)
}

/** 38 mm with the white around it, so that the code itself is about 30 mm wide. */
const GIROCODE_POINTS = 108

export interface PdfOptions {
  title: string
  author: string
  /** The language that most of it is in, such as `de-DE`. */
  language: string
  /** When it was made: the same content made at the same time is the same file, to the byte. */
  createdAt: Date
  /** Stands at the foot of each page, before its number. */
  foot: string
  /** The pages of the file that come before these: they count. */
  pagesBefore?: number
  /** The pages that are added when the document is sealed: they count as well. */
  pagesAfter?: number
  /** Makes it an electronic invoice: PDF/A-3 with the data inside. */
  einvoice?: EinvoiceData | undefined
}

/** In which language a piece is, where it is another one, and whether it is set back as a translation. */
export interface Tone {
  language?: string
  isMuted?: boolean
}

export type PdfWriter = Awaited<ReturnType<typeof openPdfWriter>>

/** Writes a document page by page, tagged for screen readers: what is a heading, a paragraph and a table says so. */
export async function openPdfWriter(options: PdfOptions) {
  const { title, author, language, createdAt, einvoice } = options
  // The library and its fonts take 13 MB: they are loaded on demand.
  const { default: PdfKit } = await import('pdfkit')
  const document = new PdfKit({
    size: 'A4',
    margins: MARGINS,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    lang: language,
    ...(einvoice && { subset: 'PDF/A-3a' as const }),
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  })
  await registerFonts(document)

  escapeMetadata(document)
  if (einvoice) attachEinvoice(document, einvoice)

  const root = document.struct('Document')
  document.addStructure(root)
  const finished = collect(document)
  let letterFoot: readonly (readonly string[])[] = []

  return {
    ...writeTexts(document, root),
    ...drawFigures(document, root),

    /** What a business has to name in its letters, in columns at the foot of the first page. */
    letterFoot(columns: readonly (readonly string[])[]): void {
      reserveLetterFoot(document)
      letterFoot = columns
    },

    /** Numbers the pages and gives back the file. */
    async finish(): Promise<Buffer> {
      // Last, so that it is read last.
      if (letterFoot.length > 0) drawLetterFoot(document, root, letterFoot)
      root.end()
      numberPages(document, options)
      document.end()
      return finished
    },
  }
}

/** Headings, paragraphs and lines to write on. */
function writeTexts(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) {
  function add(tag: string, { language: own }: Tone, draw: () => void): void {
    root.add(document.struct(tag, own ? { lang: own } : {}, draw))
  }

  const write = (text: string, { weight = 'regular', size, colour, gap = 0 }: Look) =>
    document
      .font(fontFor(text, weight))
      .fontSize(size)
      .fillColor(colour)
      .text(text, { paragraphGap: gap, lineGap: 1 })

  return {
    title(text: string, tone: Tone = {}): void {
      add('H1', tone, () => {
        write(text, { weight: 'bold', size: 18, colour: COLOURS.brand, gap: 8 })
      })
    },

    newPage(): void {
      document.addPage()
    },

    /** Lines to write on by hand, side by side, with what belongs there below each. */
    blanks(labels: readonly string[]): void {
      drawBlanks(document, root, labels)
    },

    /** A heading, with that many points below it on the same page. */
    heading(text: string, leastSpaceBelow = LEAST_SPACE_BELOW_HEADING): void {
      keepTogether(document, leastSpaceBelow)
      add('H2', {}, () => {
        write(text, { weight: 'bold', size: 11.5, colour: COLOURS.ink, gap: 3 })
      })
    },

    paragraph(text: string, tone: Tone = {}): void {
      add('P', tone, () => {
        write(text, lookOf(tone))
      })
    },

    /** Begins a page where a heading with these paragraphs does not fit on what is left of this one. */
    keepWhole(paragraphs: readonly (readonly [text: string, tone?: Tone])[]): void {
      const heights = paragraphs.map(([text, tone = {}]) => {
        const { size, gap } = lookOf(tone)
        return document.font(fontFor(text)).fontSize(size).heightOfString(text, { lineGap: 1 }) + gap
      })
      keepTogether(
        document,
        heights.reduce((sum, height) => sum + height, HEADING_POINTS),
      )
    },

    gap(): void {
      document.moveDown(0.7)
    },
  }
}

function lookOf({ isMuted = false }: Tone) {
  return isMuted ? { size: 8.8, colour: COLOURS.muted, gap: 5 } : { size: 9.8, colour: COLOURS.ink, gap: 5 }
}

/** Tables, sums, codes and pictures. */
function drawFigures(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) {
  return {
    /** Begins a letter: the issuer, the recipient in the window of the envelope, and the facts beside it (DIN 5008, form B). */
    letterHead(head: LetterHead): void {
      drawLetterHead(document, root, head)
    },

    /** What is charged, its sums aligned at the right, and the one that counts. */
    sums(sums: Sums): void {
      drawSums(document, root, sums)
      document.moveDown(0.8)
    },

    /** Facts, a line each: what it is and what it says. The widths are shares of the page. */
    table(rows: readonly (readonly string[])[], widths: readonly string[]): void {
      drawTable(document, root, { rows, widths })
      document.moveDown(1)
    },

    /** A table whose head stands again on each page that it reaches; no page holds one or two rows of it alone. */
    list(head: readonly string[], rows: readonly (readonly string[])[], widths: readonly string[]): void {
      let first = 0
      for (const [page, count] of countsPerPage(document, { head, rows, widths }).entries()) {
        if (page > 0) document.addPage()
        if (count === 0) continue
        drawTable(document, root, { head, rows: rows.slice(first, first + count), widths })
        first += count
      }
      document.moveDown(1)
    },

    /** How much of a page a list takes, in points; undefined for one that is longer than a page. */
    heightOfList(head: readonly string[], rows: readonly (readonly string[])[], widths: readonly string[]) {
      const height = heightOfTable(document, { head, rows, widths })
      return height < document.page.height - MARGINS.top - MARGINS.bottom ? height : undefined
    },

    /** How a transfer is made: its facts, and beside them the code that banking apps read it from, with words for those who do not see it. */
    transfer(rows: readonly (readonly string[])[], { transfer, alt, caption }: CodedTransfer): void {
      if (document.y > bottomOf(document) - GIROCODE_POINTS - 30) document.addPage()
      const top = document.y
      const left = document.page.margins.left
      const right = document.page.width - MARGINS.right - GIROCODE_POINTS
      drawTable(document, root, { rows, widths: ['38%', '*'], maxWidth: right - left - 24 })
      const below = document.y
      root.add(drawCode(document, transfer, { alt, left: right, top: top - CODE_WHITE }))
      document.y = top + GIROCODE_POINTS - CODE_WHITE
      document.x = right
      const write = () => {
        document.font(fontFor(caption)).fontSize(8).fillColor(COLOURS.muted)
        document.text(caption, { width: GIROCODE_POINTS, align: 'center' })
      }
      root.add(document.struct('P', {}, write))
      document.x = left
      document.y = Math.max(document.y, below)
    },

    /** Pictures in rows of three, each as wide as its place allows, with its caption below. */
    pictures(pictures: readonly PdfPicture[]): void {
      for (let first = 0; first < pictures.length; first += PICTURES_IN_ROW) {
        drawPictures(document, root, pictures.slice(first, first + PICTURES_IN_ROW))
      }
    },
  }
}

interface Look {
  weight?: Weight
  size: number
  colour: string
  gap?: number
}

/** A transfer as a code, with its words for those who do not see it, and the line below it. */
interface CodedTransfer {
  transfer: Transfer
  alt: string
  caption: string
}

/** Four modules of white belong to a code. */
const CODE_WHITE = 8

function bottomOf({ page }: PDFKit.PDFDocument): number {
  return page.height - page.margins.bottom
}

function drawCode(
  document: PDFKit.PDFDocument,
  transfer: Transfer,
  { alt, left, top }: { alt: string; left: number; top: number },
) {
  const { size, runs } = drawGirocode(transfer)
  const module = GIROCODE_POINTS / size

  return document.struct('Figure', { alt }, () => {
    for (const { x, y, width } of runs) {
      document.rect(left + x * module, top + y * module, width * module, module)
    }
    document.fill('#000000')
  })
}

const BLANK = { height: 30, gap: 24, label: 15 }

function drawBlanks(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  labels: readonly string[],
): void {
  const { height, gap, label: below } = BLANK
  if (document.y > bottomOf(document) - height - below) document.addPage()
  const left = document.page.margins.left
  const top = document.y + height
  const width = (insideWidth(document) - (labels.length - 1) * gap) / labels.length

  for (const [index, label] of labels.entries()) {
    const x = left + index * (width + gap)
    document.markContent('Artifact', { type: 'Layout' })
    document
      .moveTo(x, top)
      .lineTo(x + width, top)
      .lineWidth(0.7)
      .stroke(COLOURS.muted)
    document.endMarkedContent()
    const write = () => {
      document.font(fontFor(label)).fontSize(8.5).fillColor(COLOURS.muted)
      document.text(label, x, top + 3, { width })
    }
    root.add(document.struct('P', {}, write))
  }
  document.x = left
  document.y = top + below + 4
}

/** A picture in a document. */
export interface PdfPicture {
  /** JPEG or PNG. */
  bytes: Buffer
  caption: string
  /** What it shows, for those who do not see it. */
  alt: string
}

const PICTURES_IN_ROW = 3
const PICTURE = { height: 120, gap: 10, caption: 16 }

function drawPictures(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  pictures: readonly PdfPicture[],
): void {
  const { height, gap, caption: below } = PICTURE
  if (document.y > bottomOf(document) - height - below) document.addPage()
  const [left, top] = [document.x, document.y]
  const width = (insideWidth(document) - (PICTURES_IN_ROW - 1) * gap) / PICTURES_IN_ROW

  for (const [index, { bytes, caption, alt }] of pictures.entries()) {
    const x = left + index * (width + gap)
    const draw = () => void document.image(bytes, x, top, { fit: [width, height] })
    root.add(document.struct('Figure', { alt }, draw))
    const write = () => {
      document.font(fontFor(caption)).fontSize(8.5).fillColor(COLOURS.muted)
      document.text(caption, x, top + height + 2, { width, lineBreak: false, ellipsis: true })
    }
    root.add(document.struct('P', {}, write))
  }
  document.x = left
  document.y = top + height + below
}

const LEAST_SPACE_BELOW_HEADING = 90

/** A heading of one line. */
const HEADING_POINTS = 20

/** A heading never stands alone at the end of a page. */
function keepTogether(document: PDFKit.PDFDocument, leastSpaceBelow: number): void {
  if (document.y > bottomOf(document) - leastSpaceBelow) document.addPage()
}

function numberPages(
  document: PDFKit.PDFDocument,
  { foot, pagesBefore = 0, pagesAfter = 0 }: PdfOptions,
): void {
  const { count } = document.bufferedPageRange()
  const all = pagesBefore + count + pagesAfter

  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index)
    const { page } = document
    const { bottom } = page.margins
    page.margins.bottom = 0
    document.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    document.font(fontFor(foot)).fontSize(8).fillColor(COLOURS.muted)
    const line = `${foot} · ${pagesBefore + index + 1} / ${all}`
    document.text(line, MARGINS.left, page.height - 36, {
      width: insideWidth(document),
      align: 'center',
      lineBreak: false,
    })
    document.endMarkedContent()
    page.margins.bottom = bottom
  }
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))

  return new Promise((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}
