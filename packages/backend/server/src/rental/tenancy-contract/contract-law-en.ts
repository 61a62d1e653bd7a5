import { depositInstalmentDays, formatDay } from '@domizil/domain'
import { formatEuro } from '../../foundation/kernel/index.ts'
import type { Clause, ContractFacts } from './contract-facts.ts'

const DUE_AT_ONCE = 'It is due at the beginning of the term.'
const INSTALMENTS_EN = [
  DUE_AT_ONCE,
  'It may be paid in two equal monthly instalments; the first is due at the beginning of the term (§ 551 BGB).',
  'It may be paid in three equal monthly instalments; the first is due at the beginning of the term (§ 551 BGB).',
]

/** The deposit. The instalments, as many as the plan has, are German law. */
export function depositClauseEn({ rent, stay, isGerman }: ContractFacts): Clause {
  const instalments = isGerman ? INSTALMENTS_EN[depositInstalmentDays(stay).length - 1] : DUE_AT_ONCE

  return {
    title: 'Deposit',
    paragraphs: [
      `The tenant pays a deposit of ${formatEuro(rent.deposit, 'en')}. ${instalments}`,
      `The landlord keeps it apart from their own assets and returns it after the term, with interest${isGerman ? '' : ' where the law provides for it'}, as far as there are no claims from the tenancy.`,
    ],
  }
}

/** The model instruction of directive 2011/83/EU, annex I, with its form. */
export function withdrawalEn({ landlord, stay, flat, number }: ContractFacts): Clause[] {
  const to = [landlord.name, landlord.address, landlord.email].filter(Boolean).join(', ')

  return [
    {
      title: 'Instructions on withdrawal',
      paragraphs: [
        'Right of withdrawal: you have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period expires after 14 days from the day of the conclusion of the contract.',
        `To exercise the right of withdrawal, you must inform us (${to}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or an e-mail). You may use the attached model withdrawal form, but it is not obligatory.`,
        'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
        'Effects of withdrawal: if you withdraw from this contract, we shall reimburse to you all payments received from you without undue delay and in any event not later than 14 days from the day on which we are informed about your decision. We will use the same means of payment as you used for the initial transaction; you will not incur any fees as a result of such reimbursement.',
        'If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated us your withdrawal.',
        'There is no right of withdrawal if you have viewed the flat before the contract was concluded.',
      ],
    },
    {
      title: 'Model withdrawal form',
      paragraphs: [
        'Complete and return this form only if you wish to withdraw from the contract.',
        `To: ${to}`,
        `I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract no. ${number} for the rent of the flat ${flat.address} from ${formatDay(stay.from)}.`,
        '(*) Delete as appropriate.',
      ],
      blanks: [
        ['Contract concluded on'],
        ['Name of the tenant(s)'],
        ['Address of the tenant(s)'],
        [''],
        ['Date', 'Signature (only if this form is notified on paper)'],
      ],
    },
  ]
}
