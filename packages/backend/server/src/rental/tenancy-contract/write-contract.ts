import { formatDay, formatIban } from '@domizil/domain'
import { fillIn, formatCents, formatEuro } from '../../foundation/kernel/index.ts'
import { openPdfWriter, type PdfWriter } from '../../infrastructure/documents/index.ts'
import { SIGNATURE_PAGES } from '../signed-contract/index.ts'
import type { Clause, ContractFacts, ContractPayments, PartyFacts } from './contract-facts.ts'
import { CONTRACT_WORDS_DE, CONTRACT_WORDS_EN, type ContractWords } from './contract-words.ts'

const HEAD = ['day', 'payment', 'amount', 'reference'] as const

const WIDTHS = ['18%', '32%', '18%', '*']

/** The account, in two languages, between the heading and the payments. */
const SPACE_OF_ACCOUNT = 60

/** Of a plan that is longer than a page the account and the first three payments stay below the heading. */
const SPACE_BELOW_HEADING = 210

const ENGLISH = { language: 'en-GB', isMuted: true }

/**
 * Writes the contract as PDF. In Germany it is German, with an English translation below each clause; elsewhere it
 * is English. What a commercial landlord has to tell a consumer stands at its end.
 */
export async function writeContract(
  facts: ContractFacts,
  { productName, createdAt }: { productName: string; createdAt: Date },
): Promise<Buffer> {
  const words = facts.isGerman ? CONTRACT_WORDS_DE : CONTRACT_WORDS_EN
  const pdf = await openPdfWriter({
    title: `${words.title} ${facts.number}`,
    author: productName,
    language: facts.isGerman ? 'de-DE' : 'en-GB',
    createdAt,
    foot: `${productName} · ${words.number} ${facts.number}`,
    ...(facts.isHandSigned === false && { pagesAfter: SIGNATURE_PAGES }),
  })

  pdf.title(words.title)
  if (facts.isGerman) pdf.paragraph(CONTRACT_WORDS_EN.title, ENGLISH)
  pdf.table(overview(facts, words), ['28%', '*'])
  writeClauses(pdf, facts, words)
  if (facts.payments) writePayments(pdf, facts.payments, facts.isGerman)
  if (facts.isHandSigned) writeLines(pdf, words)
  if (facts.landlord.isCommercial && facts.tenant.isConsumer) writeWithdrawal(pdf, facts, words)

  return pdf.finish()
}

function overview(facts: ContractFacts, words: ContractWords): string[][] {
  const language = facts.isGerman ? 'de' : 'en'
  const { landlord, tenant, flat, stay, rent } = facts

  return [
    [words.number, facts.number],
    [words.landlord, party(landlord, words)],
    [words.tenant, party(tenant, words)],
    [words.flat, flat.address],
    [words.stay, `${formatDay(stay.from)} – ${formatDay(stay.to)}`],
    [words.rent, `${formatEuro(rent.perMonth, language)} ${words.perMonth}`],
    [words.deposit, formatEuro(rent.deposit, language)],
  ]
}

/** Name, address and contact of a party, in lines. */
export function party(
  { name, address, email, phone }: PartyFacts,
  words: Pick<ContractWords, 'unknownAddress'>,
): string {
  const reached = [email, phone].filter(Boolean).join(' · ')
  return [name, address ?? words.unknownAddress, reached].filter(Boolean).join('\n')
}

function writeClauses(pdf: PdfWriter, facts: ContractFacts, words: ContractWords): void {
  const translations = facts.isGerman ? CONTRACT_WORDS_EN.clauses(facts) : []

  for (const [index, clause] of words.clauses(facts).entries()) {
    writeClause(pdf, { ...clause, title: `§ ${index + 1} ${clause.title}` }, translations[index])
  }
}

function writeWithdrawal(pdf: PdfWriter, facts: ContractFacts, words: ContractWords): void {
  const translations = facts.isGerman ? CONTRACT_WORDS_EN.withdrawal(facts) : []
  for (const [index, clause] of words.withdrawal(facts).entries()) {
    const translation = translations[index]
    // The tenant cuts the form off and sends it: it fills a separate page. The page before holds more than the end of a clause.
    if (clause.blanks) pdf.newPage()
    else pdf.keepWhole(textsOf(clause, translation))
    writeClause(pdf, clause, translation)
    for (const [row, labels] of (clause.blanks ?? []).entries()) {
      pdf.blanks(labels.map((label, at) => inBoth(label, translation?.blanks?.[row]?.[at])))
    }
  }
}

function inBoth(label: string, translation: string | undefined): string {
  return label && translation ? `${label} / ${translation}` : label
}

/** The paragraphs of a clause, and its translation in one. */
function textsOf({ paragraphs }: Clause, translation: Clause | undefined) {
  const english = translation && [`${translation.title}.`, ...translation.paragraphs].join(' ')
  return [
    ...paragraphs.map((text) => [text] as const),
    ...(english === undefined ? [] : [[english, ENGLISH] as const]),
  ]
}

/** Writes a clause, with its translation below it. */
export function writeClause(
  pdf: PdfWriter,
  { title, paragraphs }: Clause,
  translation: Clause | undefined,
): void {
  pdf.heading(title)
  for (const [text, tone] of textsOf({ title, paragraphs }, translation)) pdf.paragraph(text, tone)
  pdf.gap()
}

/** Writes the lines for signatures by hand. */
export function writeLines(
  pdf: PdfWriter,
  words: Pick<ContractWords, 'signatures' | 'placeAndDate' | 'landlord' | 'tenant'>,
): void {
  pdf.heading(words.signatures, 120)
  pdf.blanks([words.placeAndDate, words.landlord])
  pdf.blanks([words.placeAndDate, words.tenant])
}

/** Writes what is paid when below the clauses, in a German contract in both languages at once: on one page, where it fits there. */
function writePayments(pdf: PdfWriter, payments: ContractPayments, isGerman: boolean): void {
  const english = CONTRACT_WORDS_EN.payments
  const words = isGerman ? CONTRACT_WORDS_DE.payments : english
  const both = (pick: (one: ContractWords['payments']) => string) =>
    isGerman ? `${pick(words)} / ${pick(english)}` : pick(words)
  const account = { holder: payments.holder, iban: formatIban(payments.iban) }

  const head = HEAD.map((column) => both((one) => one[column]))
  const rows = payments.entries.map(({ kind, dueOn, amountCents, reference, period }) => {
    const days = period ? `\n${formatDay(period.from)} – ${formatDay(period.to)}` : ''
    const money = formatCents(amountCents, isGerman ? 'de' : 'en')
    return [formatDay(dueOn), both((one) => one.kinds[kind]) + days, money, reference]
  })
  const whole = pdf.heightOfList(head, rows, WIDTHS)

  pdf.heading(words.title, whole === undefined ? SPACE_BELOW_HEADING : whole + SPACE_OF_ACCOUNT)
  pdf.paragraph(fillIn(words.account, account))
  if (isGerman) {
    const translation = `${english.title}. ${fillIn(english.account, account)}`
    pdf.paragraph(translation, { language: 'en-GB', isMuted: true })
  }
  pdf.list(head, rows, WIDTHS)
}
