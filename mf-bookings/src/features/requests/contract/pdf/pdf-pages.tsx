import { useSay } from '@domizil/app-kit'
import { blocksOf, type PdfBlock, type PdfRow } from '@domizil/domain'
import { Minus, Plus } from '@domizil/ui/icons'
import { Button, classes, Skeleton } from '@domizil/ui/parts'
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import styles from './pdf.module.css'

/** Pages are painted shortly before they come into view. */
const DRAWN_AHEAD = '600px'

const ZOOMS = ['fit', 'wide', 'widest'] as const
/** Below it the letters of a page that fits are too small to read. */
const NARROW = '(max-width: 767px)'

interface PdfPagesProps {
  file: Blob
  /** The accessible name of the document. */
  label: string
  /** Called with how many pages have been in view to their ends. Must be stable between renders. */
  onShown: (seen: number, of: number) => void
  onFailed: () => void
}

/** A PDF: its pages, one below the other, in a frame that scrolls, or its text in the size of the page around it. */
export function PdfPages({ file, label, onShown, onFailed }: PdfPagesProps) {
  const { pdf, hasText, hasFailed, fail } = useOpenPdf(file)
  const [isText, setIsText] = useState(() => window.matchMedia(NARROW).matches)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set<number>())
  const onSeen = useCallback((page: number) => setSeen((before) => new Set([...before, page])), [])
  const of = pdf?.pageCount ?? 0
  useEffect(() => {
    if (of > 0) onShown(seen.size, of)
  }, [onShown, seen, of])
  useEffect(() => {
    if (hasFailed) onFailed()
  }, [hasFailed, onFailed])
  if (hasFailed) return null
  if (!pdf) return <Skeleton height="320px" />

  return (
    <div className={styles.frame}>
      <Pages
        pdf={pdf}
        label={label}
        isText={hasText && isText}
        onTurn={hasText ? () => setIsText((before) => !before) : undefined}
        seen={seen}
        onSeen={onSeen}
        onFailed={fail}
      />
    </div>
  )
}

interface PagesProps {
  pdf: OpenPdf
  label: string
  isText: boolean
  /** Shows the text instead of the pages, or the pages instead of the text; undefined for a file without tagged text. */
  onTurn: (() => void) | undefined
  seen: ReadonlySet<number>
  onSeen: (page: number) => void
  onFailed: () => void
}

function Pages({ pdf, label, isText, onTurn, seen, onSeen, onFailed }: PagesProps) {
  const say = useSay()
  const [zoom, setZoom] = useState(0)
  const Page = isText ? PdfText : PdfPage
  const seeing = useMemo(
    () => Array.from({ length: pdf.pageCount }, (_, at) => () => onSeen(at + 1)),
    [pdf, onSeen],
  )

  return (
    <>
      <div className={styles.tools}>
        <span>{say('pdf.count', { count: pdf.pageCount })}</span>
        {onTurn && (
          <Button size="small" onClick={onTurn}>
            {say(isText ? 'pdf.asPages' : 'pdf.asText')}
          </Button>
        )}
        {!isText && <Zoom zoom={zoom} onChange={setZoom} />}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing in it takes the focus */}
      <div className={isText ? styles.flow : styles.scroll} role="region" aria-label={label} tabIndex={0}>
        <ol className={classes(styles.pages, !isText && styles[ZOOMS[zoom] ?? 'fit'])}>
          {seeing.map((onThisSeen, at) => (
            // Another canvas for each size: one is never painted twice at once.
            <Page
              key={`${zoom} ${at}`}
              pdf={pdf}
              number={at + 1}
              isSeen={seen.has(at + 1)}
              onSeen={onThisSeen}
              onFailed={onFailed}
            />
          ))}
        </ol>
      </div>
    </>
  )
}

function Zoom({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) {
  const say = useSay()

  return (
    <>
      <Button
        size="small"
        aria-label={say('pdf.smaller')}
        aria-disabled={zoom === 0}
        onClick={() => onChange(Math.max(zoom - 1, 0))}
      >
        <Minus size={16} />
      </Button>
      <Button
        size="small"
        aria-label={say('pdf.larger')}
        aria-disabled={zoom === ZOOMS.length - 1}
        onClick={() => onChange(Math.min(zoom + 1, ZOOMS.length - 1))}
      >
        <Plus size={16} />
      </Button>
    </>
  )
}

/** Opens a file, and closes it with the component. */
function useOpenPdf(file: Blob) {
  const [pdf, setPdf] = useState<OpenPdf>()
  const [hasText, setHasText] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const fail = useCallback(() => setHasFailed(true), [])

  useEffect(() => {
    let isOver = false
    const opening = openPdf(file)
    opening
      .then(async (opened) => {
        const first = await opened.read(1)
        if (isOver) return
        setHasText(first !== undefined)
        setPdf(opened)
      })
      .catch(() => isOver || setHasFailed(true))

    return () => {
      isOver = true
      opening.then(
        (opened) => opened.close(),
        () => undefined,
      )
    }
  }, [file])

  return { pdf, hasText, hasFailed, fail }
}

interface PdfTextProps {
  pdf: OpenPdf
  /** From 1. */
  number: number
  /** Whether its end has been in view. */
  isSeen: boolean
  onFailed: () => void
  onSeen: () => void
}

/** The text of a page in the size of the page around it; a page without tags is painted. */
function PdfText(props: PdfTextProps) {
  const { pdf, number, isSeen, onFailed, onSeen } = props
  const say = useSay()
  const [blocks, setBlocks] = useState<readonly PdfBlock[] | 'untagged'>()

  useEffect(() => {
    let isOver = false
    pdf.read(number).then(
      (read) => isOver || setBlocks(read ?? 'untagged'),
      () => isOver || onFailed(),
    )
    return () => {
      isOver = true
    }
  }, [pdf, number, onFailed])

  if (blocks === 'untagged') return <PdfPage {...props} />
  return (
    <li
      className={styles.text}
      data-unseen={!isSeen || undefined}
      aria-label={say('pdf.page', { at: number, of: pdf.pageCount })}
    >
      {blocks ? blocks.map((block, at) => <Block key={at} block={block} />) : <Skeleton height="320px" />}
      {blocks && <PageEnd onSeen={onSeen} />}
    </li>
  )
}

function Block({ block }: { block: PdfBlock }) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>
  if (block.kind === 'paragraph') return <p lang={block.lang}>{block.text}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide one scrolls on a phone, by keyboard as well
    <table tabIndex={0}>
      <tbody>
        {block.rows.map((row, at) => (
          <Row key={at} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row: { isHead, cells } }: { row: PdfRow }) {
  return (
    <tr>
      {cells.map((cell, at) =>
        isHead ? (
          <th key={at} scope="col">
            {cell}
          </th>
        ) : (
          <td key={at}>{cell}</td>
        ),
      )}
    </tr>
  )
}

interface PdfPageProps {
  pdf: OpenPdf
  /** From 1. */
  number: number
  /** Whether its end has been in view. */
  isSeen: boolean
  onFailed: () => void
  /** Called when the end of the painted page is in view. */
  onSeen: () => void
}

/** A page of a PDF, painted when it is nearly in view. Screen readers get its text. */
function PdfPage({ pdf, number, isSeen, onFailed, onSeen }: PdfPageProps) {
  const say = useSay()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState<string>()

  useEffect(() => {
    const target = canvas.current
    if (!target) return
    let isOver = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        pdf.paint(number, target).then(setText, () => isOver || onFailed())
      },
      { rootMargin: DRAWN_AHEAD },
    )
    observer.observe(target)

    return () => {
      isOver = true
      observer.disconnect()
    }
  }, [pdf, number, onFailed])

  return (
    <li
      className={styles.page}
      data-unseen={!isSeen || undefined}
      aria-label={say('pdf.page', { at: number, of: pdf.pageCount })}
    >
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      <p className="visually-hidden">{text}</p>
      {text !== undefined && <PageEnd onSeen={onSeen} />}
    </li>
  )
}

/** The end of a page: calls once it is in view. */
function PageEnd({ onSeen }: { onSeen: () => void }) {
  const end = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const target = end.current
    if (!target) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen())
    observer.observe(target)
    return () => observer.disconnect()
  }, [onSeen])

  return <span ref={end} className={styles.end} aria-hidden="true" />
}

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
type OpenPdf = Awaited<ReturnType<typeof openPdf>>

/**
 * Opens a PDF in a worker thread. Only its pages are painted; scripts, forms and links are never run.
 * Rejects if it cannot be read.
 */
async function openPdf(file: Blob) {
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
    /** Paints a page, from 1, as wide as the canvas is laid out; resolves with its text for screen readers. */
    paint: (page: number, canvas: HTMLCanvasElement) => paintPage(pdf, page, canvas),
    /** What a page says, from its tags; undefined for one that is not tagged. */
    read: (page: number) => readPage(pdf, page),
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
