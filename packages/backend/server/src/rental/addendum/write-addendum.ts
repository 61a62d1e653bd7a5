import { formatDay, type Period } from '@domizil/domain'
import { formatCents } from '../../foundation/kernel/index.ts'
import { openPdfWriter, type PdfFile, pdfFile } from '../../infrastructure/documents/index.ts'
import {
  CONTRACT_WORDS_DE,
  CONTRACT_WORDS_EN,
  party,
  writeClause,
  writeLines,
} from '../tenancy-contract/index.ts'
import { SIGNATURE_PAGES } from '../signed-contract/index.ts'
import type { AddendumFacts } from './addendum-facts.ts'
import { ADDENDUM_WORDS_DE, ADDENDUM_WORDS_EN } from './addendum-words.ts'

const ENGLISH = { language: 'en-GB', isMuted: true }

/** Writes an addendum as PDF, in the languages of its contract. */
export async function writeAddendum(
  facts: AddendumFacts,
  { productName, createdAt }: { productName: string; createdAt: Date },
): Promise<PdfFile> {
  const { isGerman, contract, number } = facts
  const words = isGerman ? ADDENDUM_WORDS_DE : ADDENDUM_WORDS_EN
  const ofContract = isGerman ? CONTRACT_WORDS_DE : CONTRACT_WORDS_EN
  const language = isGerman ? 'de' : 'en'
  const pdf = await openPdfWriter({
    title: `${words.title} ${contract}`,
    author: productName,
    language: isGerman ? 'de-DE' : 'en-GB',
    createdAt,
    foot: `${productName} · ${words.title} ${contract}`,
    pagesAfter: SIGNATURE_PAGES,
  })

  pdf.title(words.title)
  if (isGerman) pdf.paragraph(ADDENDUM_WORDS_EN.title, ENGLISH)
  pdf.table(
    [
      [words.contract, contract],
      [ofContract.landlord, party(facts.landlord, ofContract)],
      [ofContract.tenant, party(facts.tenant, ofContract)],
      [ofContract.flat, facts.flat],
      [words.before, daysOf(facts.before)],
      [words.after, daysOf(facts.after)],
    ],
    ['28%', '*'],
  )
  const translations = isGerman ? ADDENDUM_WORDS_EN.clauses(facts) : []
  for (const [index, clause] of words.clauses(facts).entries()) {
    writeClause(pdf, { ...clause, title: `§ ${index + 1} ${clause.title}` }, translations[index])
  }
  pdf.heading(words.months)
  if (isGerman) pdf.paragraph(ADDENDUM_WORDS_EN.months, ENGLISH)
  pdf.list(
    words.columns,
    facts.months.map(({ period, dueOn, amountCents }) => [
      period ? daysOf(period) : '',
      formatDay(dueOn),
      formatCents(amountCents, language),
    ]),
    ['50%', '25%', '*'],
  )
  if (facts.isHandSigned) writeLines(pdf, ofContract)

  const name = isGerman ? `Nachtrag ${number} zum Mietvertrag` : `Addendum ${number} to the rental contract`
  return pdfFile(`${name} ${contract}.pdf`, await pdf.finish())
}

function daysOf({ from, to }: Period): string {
  return `${formatDay(from)} – ${formatDay(to)}`
}
