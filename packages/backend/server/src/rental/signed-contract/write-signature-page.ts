import { formatDay } from '@domizil/domain'
import { dayOf } from '../../foundation/kernel/index.ts'
import { openPdfWriter, type PdfWriter } from '../../infrastructure/documents/index.ts'
import type { Paper, SignatureFacts, SignaturePageFacts, SignaturePageWords } from './signature-facts.ts'

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
 * Writes the page that says who has signed which contract or addendum, and when. In Germany it is German, with an
 * English translation; elsewhere it is English, as the contract is.
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
  writeDocument(pdf, facts, words)
  for (const signature of facts.signatures) writeSignature(pdf, signature, words)
  writeSeal(pdf, facts, words)
  write(({ check }) => check(facts))
  write(({ meaning }) => meaning(productName))

  return pdf.finish()
}

function writeDocument(pdf: PdfWriter, facts: SignaturePageFacts, words: SignaturePageWords) {
  const { number, paper, document } = facts

  pdf.table(
    [
      [words.number, number],
      [words.papers[paper], document.name],
      [words.length, words.bytes(document.bytes)],
      [words.hash(facts), inLines(document.sha256, 32)],
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

const PAPERS_DE: Record<Paper, string> = { CONTRACT: 'Vertrag', ADDENDUM: 'Nachtrag' }
const NOUNS_EN: Record<Paper, string> = { CONTRACT: 'contract', ADDENDUM: 'addendum' }

/** The signature page in German: the binding version inside Germany. */
const SIGNATURE_WORDS_DE: SignaturePageWords = {
  title: 'Unterschriften',
  introduction: ({ number, paper }) =>
    `Beide Parteien der Buchung ${number} haben den hier genannten ${PAPERS_DE[paper]} gelesen und elektronisch unterschrieben, jede angemeldet in ihrem eigenen Konto.`,
  number: 'Buchung',
  papers: PAPERS_DE,
  length: 'Länge',
  bytes: (count) => `${count.toLocaleString('de')} Bytes`,
  hash: ({ paper }) => `SHA-256 der ${PAPERS_DE[paper]}sdatei`,
  roles: { LANDLORD: 'Vermieter', TENANT: 'Mieter' },
  name: 'Unterschrieben als',
  company: 'Für',
  time: 'Zeitpunkt (UTC)',
  localTime: 'Ortszeit',
  byHand:
    'Der Vertrag wurde vor dem Hochladen von Hand unterschrieben. Die hier getippten Namen bestätigen, dass die Datei die ist, die beide unterschrieben haben.',
  seal: 'Siegel',
  owner: 'Versiegelt von',
  fingerprint: 'SHA-256 des Zertifikats',
  check: ({ isAppended, paper, document }) =>
    isAppended
      ? `Die ersten ${document.bytes} Bytes dieser Datei sind die unveränderte ${PAPERS_DE[paper]}sdatei: Ihre SHA-256 ist die oben genannte. Das Siegel gilt für die ganze Datei; Programme, die Signaturen prüfen, zeigen jede spätere Änderung an.`
      : `Die unveränderte ${PAPERS_DE[paper]}sdatei liegt diesem Dokument als Anhang bei: Ihre SHA-256 ist die oben genannte. Angefügte Seiten würden sie verändern oder eine Signatur in ihr ungültig machen. Das Siegel gilt für die ganze Datei; Programme, die Signaturen prüfen, zeigen jede spätere Änderung an.`,
  meaning: (product) =>
    `Die getippten Namen sind einfache elektronische Signaturen (Artikel 3 Nummer 10 der Verordnung (EU) Nr. 910/2014). Das Siegel stammt von ${product} und belegt, dass seither nichts geändert wurde; es ist keine Unterschrift einer Partei.`,
}

/** The signature page in English: the binding version outside Germany, a translation inside. */
const SIGNATURE_WORDS_EN: SignaturePageWords = {
  title: 'Signatures',
  introduction: ({ number, paper }) =>
    `Both parties of the booking ${number} have read the ${NOUNS_EN[paper]} named here and have signed it electronically, each signed in to their own account.`,
  number: 'Booking',
  papers: { CONTRACT: 'Contract', ADDENDUM: 'Addendum' },
  length: 'Length',
  bytes: (count) => `${count.toLocaleString('en')} bytes`,
  hash: ({ paper }) => `SHA-256 of the ${NOUNS_EN[paper]}’s file`,
  roles: { LANDLORD: 'Landlord', TENANT: 'Tenant' },
  name: 'Signed as',
  company: 'For',
  time: 'Time (UTC)',
  localTime: 'Local time',
  byHand:
    'The contract was signed by hand before it was uploaded. The names typed here confirm that the file is the one that both have signed.',
  seal: 'Seal',
  owner: 'Sealed by',
  fingerprint: 'SHA-256 of the certificate',
  check: ({ isAppended, paper, document }) =>
    isAppended
      ? `The first ${document.bytes} bytes of this file are the ${NOUNS_EN[paper]}’s file, unchanged: their SHA-256 is the one above. The seal covers the whole file; programs that check signatures show every change that was made after it.`
      : `The ${NOUNS_EN[paper]}’s file is attached to this document, unchanged: its SHA-256 is the one above. Pages added to it would change it, or break a signature in it. The seal covers the whole file; programs that check signatures show every change that was made after it.`,
  meaning: (product) =>
    `Typed names are simple electronic signatures (Article 3(10) of Regulation (EU) No 910/2014). The seal is made by ${product} and proves that nothing has changed since; it is no signature of a party.`,
}
