import { createHash } from 'node:crypto'
import { MAX_CONTRACT_BYTES } from '@domizil/domain'
import pLimit from 'p-limit'
import { refuse } from './documents-refusals.ts'
import { WorkerLimitError, type DomainError, keepWorkers } from '../../foundation/kernel/index.ts'
import { readWithSecondReader } from '../pdf-pages/index.ts'
import type { PdfDanger } from './pdf-danger.ts'

/** An uploaded file. */
export interface UploadedFile {
  name: string
  bytes: Buffer
}

/** A PDF that has passed the checks. */
export interface PdfFile extends UploadedFile {
  /** SHA-256 of its bytes, as 64 hexadecimal digits. */
  sha256: string
}

const BYTES_PER_MEGABYTE = 1024 * 1024
const HEAD = /^%PDF-[12]\.\d/
/** Readers look for the end within the last kilobyte. */
const TAIL_BYTES = 1024
const MAX_NAME_LENGTH = 120
/** Seen from `src` as well as from `dist`: a worker thread runs what the compiler made, also under test. */
const WORKER = new URL('../../../dist/infrastructure/documents/pdf-worker.js', import.meta.url)
/** The largest file takes three seconds and a third of that memory. */
const LIMITS = { megabytes: 256, processorMs: 15_000 }
/** Two at a time leave the server room to answer. */
const limit = pLimit(2)
const findDanger = keepWorkers<PdfDanger | undefined>(WORKER, LIMITS)

/**
 * Accepts a file as a PDF by its content, not its name, and only if it holds nothing but pages: no script, no action, no
 * embedded file, no form. A file that cannot be parsed is refused as well.
 *
 * @throws {DomainError} FILE_TOO_LARGE (413), FILE_NOT_PDF (415), FILE_HAS_… or FILE_IS_… (422), which says what it is.
 */
export async function checkPdf({ name, bytes }: UploadedFile): Promise<PdfFile> {
  if (bytes.length > MAX_CONTRACT_BYTES) throw fileTooLarge()

  const head = bytes.subarray(0, 8).toString('latin1')
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1')
  if (!HEAD.test(head) || !tail.includes('%%EOF')) throw refuse('FILE_NOT_PDF')

  const danger = await limit(() => findDangerInWorker(bytes))
  if (danger) throw refuse(`FILE_${danger}`)
  return pdfFile(fileName(name), bytes)
}

async function findDangerInWorker(bytes: Buffer): Promise<PdfDanger | undefined> {
  try {
    return await findDanger({ bytes })
  } catch (error) {
    if (error instanceof WorkerLimitError) return 'IS_DAMAGED'
    throw error
  }
}

/** A PDF that we have made ourselves. */
export function pdfFile(name: string, bytes: Buffer): PdfFile {
  return { name, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Refuses a file above the limit. */
export function fileTooLarge(): DomainError {
  return refuse('FILE_TOO_LARGE', {
    values: { limit: MAX_CONTRACT_BYTES / BYTES_PER_MEGABYTE },
  })
}

/** The name without folders and without what no file system or header takes; always ends in `.pdf`. */
function fileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const clean = base
    .replace(/\.pdf$/i, '')
    .replace(/[\p{C}"*:<>?|]/gu, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH)

  return `${clean || 'document'}.pdf`
}

/** How many pages a PDF has that has passed the checks. */
export async function countPages(bytes: Buffer): Promise<number> {
  return (await readWithSecondReader(bytes)).count
}
