import { formatDay, formatIban } from '@domizil/domain'
import { fillIn, formatCents } from '../../foundation/kernel/index.ts'
import type { PdfWriter } from '../../infrastructure/documents/index.ts'
import type { ContractPayments, PaymentWords } from './contract-facts.ts'
import { CONTRACT_WORDS_DE } from './contract-words-de.ts'
import { CONTRACT_WORDS_EN } from './contract-words-en.ts'

const HEAD = ['day', 'payment', 'amount', 'reference'] as const
const WIDTHS = ['18%', '32%', '18%', '*']
/** The account and the first three payments stay below the heading. */
const SPACE_BELOW_HEADING = 210

/** Writes what is paid when below the clauses, in a German contract in both languages at once. */
export function writePayments(pdf: PdfWriter, payments: ContractPayments, isGerman: boolean): void {
  const english = CONTRACT_WORDS_EN.payments
  const words = isGerman ? CONTRACT_WORDS_DE.payments : english
  const both = (pick: (one: PaymentWords) => string) =>
    isGerman ? `${pick(words)} / ${pick(english)}` : pick(words)
  const account = { holder: payments.holder, iban: formatIban(payments.iban) }

  pdf.heading(words.title, SPACE_BELOW_HEADING)
  pdf.paragraph(fillIn(words.account, account))
  if (isGerman) {
    const translation = `${english.title}. ${fillIn(english.account, account)}`
    pdf.paragraph(translation, { language: 'en-GB', isMuted: true })
  }
  pdf.list(
    HEAD.map((column) => both((one) => one[column])),
    payments.entries.map(({ kind, dueOn, amountCents, reference, period }) => {
      const days = period ? `\n${formatDay(period.from)} – ${formatDay(period.to)}` : ''
      const money = formatCents(amountCents, isGerman ? 'de' : 'en')
      return [formatDay(dueOn), both((one) => one.kinds[kind]) + days, money, reference]
    }),
    WIDTHS,
  )
}
