import { formatDay } from '@domizil/domain'
import { dayOf } from '../../foundation/kernel/index.ts'
import { openPdfWriter, type PdfWriter } from '../../infrastructure/documents/index.ts'
import type { SignatureFacts, SignaturePageFacts, SignaturePageWords } from './signature-facts.ts'
import { SIGNATURE_WORDS_DE, SIGNATURE_WORDS_EN } from './signature-words.ts'

/** It is one page, however long the names are: the pages before it count it, and nothing may change them once they are signed. */
export const SIGNATURE_PAGES = 1
const ENGLISH = { language: 'en-GB', isMuted: true }
const WIDTHS = ['32%', '*']
const ZONE = 'Europe/Berlin'
const LOCAL_TIME = new Intl.DateTimeFormat('de', { timeZone: ZONE, timeStyle: 'medium' })

interface Making {
  productName: string
  createdAt: Date
  /** Of the file that it is added to. */
  pagesBefore: number
}

/**
 * Writes the page that says who has signed which contract, and when. In Germany it is German, with an English
 * translation; elsewhere it is English, as the contract is.
 */
export async function writeSignaturePage(
  facts: SignaturePageFacts,
  { productName, createdAt, pagesBefore }: Making,
): Promise<Buffer> {
  const words = facts.isGerman ? SIGNATURE_WORDS_DE : SIGNATURE_WORDS_EN
  const pdf = await openPdfWriter({
    title: `${words.title} ${facts.number}`,
    author: productName,
    language: facts.isGerman ? 'de-DE' : 'en-GB',
    createdAt,
    foot: `${productName} · ${words.title} ${facts.number}`,
    pagesBefore,
  })

  const write = (sentenceOf: (words: SignaturePageWords) => string) => {
    pdf.paragraph(sentenceOf(words))
    if (facts.isGerman) pdf.paragraph(sentenceOf(SIGNATURE_WORDS_EN), ENGLISH)
  }
  pdf.title(words.title)
  write(({ introduction }) => introduction(facts))
  if (facts.isHandSigned) write(({ byHand }) => byHand)
  pdf.gap()
  writeContract(pdf, facts, words)
  for (const signature of facts.signatures) writeSignature(pdf, signature, words)
  writeSeal(pdf, facts, words)
  write(({ check }) => check(facts))
  write(({ meaning }) => meaning(productName))

  return pdf.finish()
}

function writeContract(pdf: PdfWriter, { number, contract }: SignaturePageFacts, words: SignaturePageWords) {
  pdf.table(
    [
      [words.number, number],
      [words.file, contract.name],
      [words.length, words.bytes(contract.bytes)],
      [words.hash, inLines(contract.sha256, 32)],
    ],
    WIDTHS,
  )
}

function writeSignature(pdf: PdfWriter, signature: SignatureFacts, words: SignaturePageWords): void {
  const { role, name, company, at } = signature

  pdf.heading(words.roles[role])
  pdf.table(
    [
      [words.name, name],
      ...(company ? [[words.company, company]] : []),
      [words.time, utc(at)],
      [words.localTime, `${formatDay(dayOf(at))}, ${LOCAL_TIME.format(at)} (${ZONE})`],
    ],
    WIDTHS,
  )
}

function writeSeal(pdf: PdfWriter, { seal }: SignaturePageFacts, words: SignaturePageWords): void {
  pdf.heading(words.seal)
  pdf.table(
    [
      [words.owner, seal.owner],
      [words.fingerprint, inLines(seal.fingerprint, 48)],
    ],
    WIDTHS,
  )
}

/** `2027-03-10 12:00:00 UTC`. */
function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

/** Words without spaces are broken by us, where they can be read off: a table would cut them anywhere. */
function inLines(text: string, length: number): string {
  return (text.match(new RegExp(`.{1,${length}}`, 'g')) ?? []).join('\n')
}
