import { formatDay, formatIban } from '@domizil/domain'
import { fillIn, formatCents } from '../../foundation/kernel/index.ts'
import type { PdfWriter } from '../../infrastructure/documents/index.ts'
import type { ContractPayments, PaymentWords } from './contract-facts.ts'
import { CONTRACT_WORDS_DE } from './contract-words-de.ts'
import { CONTRACT_WORDS_EN } from './contract-words-en.ts'

const HEAD = ['day', 'payment', 'amount', 'reference'] as const
const WIDTHS = ['18%', '32%', '18%', '*']
/** The account, in two languages, between the heading and the payments. */
const SPACE_OF_ACCOUNT = 60
/** Of a plan that is longer than a page the account and the first three payments stay below the heading. */
const SPACE_BELOW_HEADING = 210

/** Writes what is paid when below the clauses, in a German contract in both languages at once: on one page, where it fits there. */
export function writePayments(pdf: PdfWriter, payments: ContractPayments, isGerman: boolean): void {
  const english = CONTRACT_WORDS_EN.payments
  const words = isGerman ? CONTRACT_WORDS_DE.payments : english
  const both = (pick: (one: PaymentWords) => string) =>
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
