import type { Transfer } from '@domizil/domain'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { countsPerPage, drawTable, heightOfTable } from './draw-table.ts'
import { drawGirocode } from './girocode.ts'

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

const require = createRequire(import.meta.url)
const FILES = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const

type Fonts = Record<keyof typeof FILES, Font>

let opened: Promise<Fonts> | undefined

/** The fonts of one document. Their files are read once: that takes longer than to write a page. */
async function documentFonts(): Promise<Fonts> {
  opened ??= openFonts()
  const { regular, bold } = await opened

  return { regular: withOwnGlyphs(regular), bold: withOwnGlyphs(bold) }
}

async function openFonts(): Promise<Fonts> {
  const { create } = await import('fontkit')
  const open = async (file: string) => create(await readFile(file))

  return { regular: await open(FILES.regular), bold: await open(FILES.bold) }
}

/** A glyph remembers for which characters it was first used: no document may read that of another one. */
function withOwnGlyphs(font: Font): Font {
  return Object.create(font, { _glyphs: { value: {}, writable: true } }) as Font
}

/** The data of an invoice inside its PDF (Factur-X, profile EN 16931). */
interface EinvoiceData {
  xml: string
  /** The day of the invoice: the same invoice is the same file. */
  issuedAt: Date
}

const NAME = 'factur-x.xml'
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
const PROPERTIES = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the document'],
  ['Version', 'The version of the standard'],
  ['ConformanceLevel', 'The profile of the data'],
] as const

/** Embeds the data, and describes it in the metadata as Factur-X demands. */
function attachEinvoice(document: PDFKit.PDFDocument, { xml, issuedAt }: EinvoiceData): void {
  document.file(Buffer.from(xml), {
    name: NAME,
    type: 'text/xml',
    relationship: 'Alternative',
    description: 'Factur-X',
    creationDate: issuedAt,
    modifiedDate: issuedAt,
  } as Parameters<typeof document.file>[1])
  document.appendXML(VALUES)
  document.appendXML(SCHEMA)
}

const VALUES = `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${NAME}</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>`

const SCHEMA = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${PROPERTIES.map(
  ([name, description]) =>
    `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
).join('')}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`

const MARGIN = 56
/** 38 mm with the white around it, so that the code itself is about 30 mm wide. */
const GIROCODE_POINTS = 108
const COLOURS = { ink: '#1f1f1f', muted: '#555555', brand: '#8b1a1a', line: '#bbbbbb' } as const

export interface PdfOptions {
  title: string
  author: string
  /** The language that most of it is in, such as `de-DE`. */
  language: string
  /** When it was made: the same content made at the same time is the same file, to the byte. */
  createdAt: Date
  /** Stands at the foot of each page, before its number. */
  foot: string
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
export async function openPdfWriter({ title, author, language, createdAt, foot, einvoice }: PdfOptions) {
  // The library and its fonts take 13 MB: they are loaded on demand.
  const { default: PdfKit } = await import('pdfkit')
  const document = new PdfKit({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    lang: language,
    ...(einvoice && { subset: 'PDF/A-3a' as const }),
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  })
  for (const [name, font] of Object.entries(await documentFonts())) {
    // An opened font is taken as well, which the types do not know.
    document.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource)
  }

  escapeMetadata(document)
  if (einvoice) attachEinvoice(document, einvoice)

  const root = document.struct('Document')
  document.addStructure(root)
  const finished = collect(document)

  function add(tag: string, { language: own }: Tone, draw: () => void): void {
    root.add(document.struct(tag, own ? { lang: own } : {}, draw))
  }

  return {
    title(text: string, tone: Tone = {}): void {
      add('H1', tone, () => {
        document.font('bold').fontSize(18).fillColor(COLOURS.brand).text(text, { paragraphGap: 8 })
      })
    },

    /** A heading, with that many points below it on the same page. */
    heading(text: string, leastSpaceBelow = LEAST_SPACE_BELOW_HEADING): void {
      keepTogether(document, leastSpaceBelow)
      add('H2', {}, () => {
        document.font('bold').fontSize(11).fillColor(COLOURS.ink).text(text, { paragraphGap: 3 })
      })
    },

    paragraph(text: string, tone: Tone = {}): void {
      add('P', tone, () => {
        const colour = tone.isMuted ? COLOURS.muted : COLOURS.ink
        document.font('regular').fontSize(tone.isMuted ? 8.5 : 9.5)
        document.fillColor(colour).text(text, { paragraphGap: 5, lineGap: 1 })
      })
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
      return height < document.page.height - 2 * MARGIN ? height : undefined
    },

    /** A code that banking apps read a transfer from, with its words for those who do not see it. */
    girocode(transfer: Transfer, alt: string): void {
      root.add(drawCode(document, transfer, alt))
    },

    /** Pictures in rows of three, each as wide as its place allows, with its caption below. */
    pictures(pictures: readonly PdfPicture[]): void {
      for (let first = 0; first < pictures.length; first += PICTURES_IN_ROW) {
        drawPictures(document, root, pictures.slice(first, first + PICTURES_IN_ROW))
      }
    },

    gap(): void {
      document.moveDown(0.7)
    },

    /** Numbers the pages and gives back the file. */
    async finish(): Promise<Buffer> {
      root.end()
      numberPages(document, foot)
      document.end()
      return finished
    },
  }
}

/** Draws a code where the next line would stand, on a new page where none is left, and goes on below it. */
function drawCode(document: PDFKit.PDFDocument, transfer: Transfer, alt: string) {
  const { size, runs } = drawGirocode(transfer)
  if (document.y > document.page.height - MARGIN - GIROCODE_POINTS) document.addPage()
  const [left, top] = [document.x, document.y]
  const module = GIROCODE_POINTS / size

  document.y = top + GIROCODE_POINTS
  document.x = left
  return document.struct('Figure', { alt }, () => {
    for (const { x, y, width } of runs) {
      document.rect(left + x * module, top + y * module, width * module, module)
    }
    document.fill('#000000')
  })
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
  if (document.y > document.page.height - MARGIN - height - below) document.addPage()
  const [left, top] = [document.x, document.y]
  const inside = document.page.width - 2 * MARGIN
  const width = (inside - (PICTURES_IN_ROW - 1) * gap) / PICTURES_IN_ROW

  for (const [index, { bytes, caption, alt }] of pictures.entries()) {
    const x = left + index * (width + gap)
    const draw = () => void document.image(bytes, x, top, { fit: [width, height] })
    root.add(document.struct('Figure', { alt }, draw))
    const write = () => {
      document.font('regular').fontSize(8.5).fillColor(COLOURS.muted)
      document.text(caption, x, top + height + 2, { width, lineBreak: false, ellipsis: true })
    }
    root.add(document.struct('P', {}, write))
  }
  document.x = left
  document.y = top + height + below
}

const LEAST_SPACE_BELOW_HEADING = 90

/** A heading never stands alone at the end of a page. */
function keepTogether(document: PDFKit.PDFDocument, leastSpaceBelow: number): void {
  const bottom = document.page.height - MARGIN
  if (document.y > bottom - leastSpaceBelow) document.addPage()
}

function numberPages(document: PDFKit.PDFDocument, foot: string): void {
  const { count } = document.bufferedPageRange()

  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index)
    const { page } = document
    page.margins.bottom = 0
    document.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    document.font('regular').fontSize(8).fillColor(COLOURS.muted)
    document.text(`${foot} · ${index + 1} / ${count}`, MARGIN, page.height - 40, {
      width: page.width - 2 * MARGIN,
      align: 'center',
      lineBreak: false,
    })
    document.endMarkedContent()
    page.margins.bottom = MARGIN
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
