import { createHash } from 'node:crypto'
import { MAX_CONTRACT_BYTES } from '@domizil/domain'
import { refuse } from './documents-refusals.ts'
import type { DomainError } from '../../foundation/kernel/index.ts'

/** A file that somebody has sent. */
export interface UploadedFile {
  name: string
  bytes: Buffer
}

/** A PDF that has been looked at. */
export interface PdfFile extends UploadedFile {
  /** SHA-256 of its bytes, as 64 hexadecimal digits. */
  sha256: string
}

const BYTES_PER_MEGABYTE = 1024 * 1024
const HEAD = /^%PDF-[12]\.\d/
/** Readers look for the end within the last kilobyte. */
const TAIL_BYTES = 1024
const MAX_NAME_LENGTH = 120

/**
 * Takes a file for a PDF only if it is one, whatever it is called.
 *
 * @throws {DomainError} FILE_TOO_LARGE (413), FILE_NOT_PDF (415).
 */
export function checkPdf({ name, bytes }: UploadedFile): PdfFile {
  if (bytes.length > MAX_CONTRACT_BYTES) throw fileTooLarge()

  const head = bytes.subarray(0, 8).toString('latin1')
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1')
  if (!HEAD.test(head) || !tail.includes('%%EOF')) throw refuse('FILE_NOT_PDF')

  return pdfFile(fileName(name), bytes)
}

/** A PDF that we have made ourselves. */
export function pdfFile(name: string, bytes: Buffer): PdfFile {
  return { name, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** The refusal of a file that is over the limit, for whoever notices first. */
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
