import { formatDay } from '@domizil/domain'
import { dayOf, fillIn, icuMessage } from '../../foundation/kernel/index.ts'
import { openPdfWriter, type PdfWriter } from '../../infrastructure/documents/index.ts'
import type { SignatureFacts, SignaturePageFacts } from './signature-facts.ts'
import texts from './signature-words.json' with { type: 'json' }

/** It is one page, however long the names are: the pages before it count it, and nothing may change them once they are signed. */
export const SIGNATURE_PAGES = 1
const ENGLISH = { language: 'en-GB', isMuted: true }
const WIDTHS = ['32%', '*']
const ZONE = 'Europe/Berlin'
const LOCAL_TIME = new Intl.DateTimeFormat('de', { timeZone: ZONE, timeStyle: 'medium' })

type SignatureWords = (typeof texts)['de' | 'en']

interface Making {
  productName: string
  createdAt: Date
  /** Of the file that it is added to. */
  pagesBefore: number
}

/**
 * Writes the page that says who has signed which contract or addendum, and when. In Germany it is German, with an
 * English translation; elsewhere it is English, as the contract is.
 */
export async function writeSignaturePage(
  facts: SignaturePageFacts,
  { productName, createdAt, pagesBefore }: Making,
): Promise<Buffer> {
  const language = facts.isGerman ? 'de' : 'en'
  const words = texts[language]
  const pdf = await openPdfWriter({
    title: `${words.title} ${facts.number}`,
    author: productName,
    language: facts.isGerman ? 'de-DE' : 'en-GB',
    createdAt,
    foot: `${productName} · ${words.title} ${facts.number}`,
    pagesBefore,
  })

  const { number, paper, document } = facts
  const values = { number, paper, bytes: document.bytes, product: productName }
  const write = (sentence: 'introduction' | 'byHand' | 'checkAppended' | 'checkAttached' | 'meaning') => {
    pdf.paragraph(icuMessage(words[sentence], language).format(values))
    if (facts.isGerman) pdf.paragraph(icuMessage(texts.en[sentence], 'en').format(values), ENGLISH)
  }
  pdf.title(words.title)
  write('introduction')
  if (facts.isHandSigned) write('byHand')
  pdf.gap()
  writeDocument(pdf, facts)
  for (const signature of facts.signatures) writeSignature(pdf, signature, words)
  writeSeal(pdf, facts, words)
  write(facts.isAppended ? 'checkAppended' : 'checkAttached')
  write('meaning')

  return pdf.finish()
}

function writeDocument(pdf: PdfWriter, { number, paper, document, isGerman }: SignaturePageFacts) {
  const language = isGerman ? 'de' : 'en'
  const words = texts[language]
  const count = document.bytes.toLocaleString(language)

  pdf.table(
    [
      [words.number, number],
      [words.papers[paper], document.name],
      [words.length, fillIn(words.bytes, { count })],
      [icuMessage(words.hash, language).format({ paper }), inLines(document.sha256, 32)],
    ],
    WIDTHS,
  )
}

function writeSignature(pdf: PdfWriter, signature: SignatureFacts, words: SignatureWords): void {
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

function writeSeal(pdf: PdfWriter, { seal }: SignaturePageFacts, words: SignatureWords): void {
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
