import { type PdfBlock, blocksOf } from '@domizil/domain'
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href

/** The decoders of scanned pages. A page without such pictures fetches none. */
const DECODERS: Readonly<Record<string, URL>> = {
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  'qcms_bg.wasm': new URL('pdfjs-dist/wasm/qcms_bg.wasm', import.meta.url),
}
/** A page scanned at 600 dpi has 35 million pixels; a larger picture is left out. */
const MAX_PICTURE_PIXELS = 80_000_000
/** A canvas above this is refused by phones. */
const MAX_CANVAS_WIDTH = 2400

/** Fetches decoders by the hashed names of this build. */
class Decoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = DECODERS[filename]
    if (!url) throw new Error(`There is no ${filename}`)

    const response = await fetch(url)
    if (!response.ok) throw new Error(`${filename} could not be loaded`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

/** An open PDF. */
export interface OpenPdf {
  readonly pageCount: number
  /** Paints a page, from 1, as wide as the canvas is laid out; resolves with its text for screen readers. */
  paint(page: number, canvas: HTMLCanvasElement): Promise<string>
  /** What a page says, from its tags; undefined for one that is not tagged. */
  read(page: number): Promise<readonly PdfBlock[] | undefined>
  close(): void
}

/**
 * Opens a PDF in a worker thread. Only its pages are painted; scripts, forms and links are never run.
 * Rejects if it cannot be read.
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    BinaryDataFactory: Decoders,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: MAX_PICTURE_PIXELS,
    disableWorkerRendering: true,
  })
  const pdf = await task.promise

  return {
    pageCount: pdf.numPages,
    paint: (page, canvas) => paintPage(pdf, page, canvas),
    read: (page) => readPage(pdf, page),
    close: () => void task.destroy(),
  }
}

async function paintPage(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement): Promise<string> {
  const page = await pdf.getPage(number)
  const { width } = page.getViewport({ scale: 1 })
  const wanted = Math.min(canvas.clientWidth * window.devicePixelRatio, MAX_CANVAS_WIDTH)
  const viewport = page.getViewport({ scale: wanted / width })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport }).promise

  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
}

async function readPage(pdf: PDFDocumentProxy, number: number) {
  const page = await pdf.getPage(number)
  const tree = await page.getStructTree()
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  return blocksOf(tree, items)
}
