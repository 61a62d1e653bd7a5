import { depositInstalmentDays, formatDay } from '@domizil/domain'
import type { Clause, ContractFacts, ContractWords, PurposeWords } from './contract-facts.ts'
import { formatEuro } from '../../foundation/kernel/index.ts'

const DUE_AT_ONCE = 'It is due at the beginning of the term.'
const INSTALMENTS_EN = [
  DUE_AT_ONCE,
  'It may be paid in two equal monthly instalments; the first is due at the beginning of the term (§ 551 BGB).',
  'It may be paid in three equal monthly instalments; the first is due at the beginning of the term (§ 551 BGB).',
]

const PURPOSES: PurposeWords = {
  WORK_PROJECT: 'a temporary project at work',
  NEW_JOB: 'the start of a new job',
  STUDY: 'studies',
  INTERNSHIP: 'an internship',
  RELOCATION: 'relocation and the search for a home',
  RENOVATION: 'the renovation of one’s own home',
  FAMILY: 'a stay with family',
  OTHER: 'a temporary stay',
  OWN_USE:
    'Afterwards the landlord wants to use the flat for themselves, their family or members of their household.',
  REBUILDING:
    'Afterwards the landlord wants to remove, alter or repair the flat so substantially that a continued tenancy would considerably impede the works.',
  EMPLOYEE_HOUSING: 'Afterwards the landlord wants to let the flat to a person obliged to perform services.',
}

/** The contract in English: the binding version outside Germany, a translation inside. */
export const CONTRACT_WORDS_EN: ContractWords = {
  title: 'Rental contract for a furnished flat',
  number: 'Contract no.',
  landlord: 'Landlord',
  tenant: 'Tenant',
  flat: 'Flat',
  stay: 'Term',
  rent: 'Rent',
  perMonth: 'a month',
  deposit: 'Deposit',
  unknownAddress: 'Address: ______________________________',
  sample: 'Sample',
  signatures: 'Signatures',
  placeAndDate: 'Place and date',
  payments: {
    title: 'Payments',
    account: 'All payments go to {holder}, IBAN {iban}.',
    day: 'Due on',
    payment: 'Payment',
    amount: 'Amount',
    reference: 'Reference',
    kinds: { RENT: 'Rent', DEPOSIT: 'Deposit' },
  },
  clauses: (facts) => [
    flatClause(facts),
    stayClause(facts),
    rentClause(facts),
    ...(facts.rent.deposit > 0 ? [depositClauseEn(facts)] : []),
    usageClause(facts),
    {
      title: 'Handover and defects',
      paragraphs: [
        'The flat is handed over on the first day of the term, furnished, clean and fit for use. The parties record its condition, the meter readings and the keys in a handover protocol.',
        'The tenant reports defects without delay. The landlord repairs them within a reasonable time.',
      ],
    },
    {
      title: 'Return',
      paragraphs: [
        'On the last day of the term the tenant returns the flat cleared, swept and with all keys. The tenant is not liable for ordinary wear.',
      ],
    },
    endClause(facts),
    {
      title: 'Final provisions',
      paragraphs: [
        'There are no other agreements. Changes require text form unless the law demands a stricter one. If a provision is void, the others remain valid.',
        facts.isGerman
          ? 'The German version is binding. The English version helps understanding.'
          : 'The law of the place where the flat is applies.',
      ],
    },
  ],
  withdrawal: withdrawalEn,
}

function flatClause({ flat }: ContractFacts): Clause {
  return {
    title: 'The flat',
    paragraphs: [
      `The landlord lets the furnished flat ${flat.address} to the tenant: about ${flat.size.toLocaleString('en')} m² with ${flat.rooms} living ${flat.rooms === 1 ? 'room or bedroom' : 'rooms and bedrooms'}. At most ${flat.maxPerson} ${flat.maxPerson === 1 ? 'person' : 'persons'} may live in it.`,
    ],
  }
}

function stayClause({ stay, isGerman, tenancyBasis, tenancyReason }: ContractFacts): Clause {
  const reason = PURPOSES[tenancyReason as keyof PurposeWords] ?? tenancyReason
  // Below a German contract what the landlord has typed is quoted, for it is mostly German.
  const purpose = isGerman && reason === tenancyReason ? `in the landlord’s words “${reason}”` : reason
  const law = isGerman ? { temporary: ' (§ 549 (2) no. 1 BGB)', fixed: ' under § 575 BGB' } : undefined
  const fixed = `The term is fixed${law?.fixed ?? ''}.`
  const why =
    tenancyBasis === 'TEMPORARY_USE'
      ? `The flat is let for temporary use only${law?.temporary ?? ''}. Purpose: ${purpose}.`
      : [fixed, reason && `Reason: ${reason}`].filter(Boolean).join(' ')

  return {
    title: 'Term',
    paragraphs: [
      `The tenancy begins on ${formatDay(stay.from)} and ends on ${formatDay(stay.to)} without notice. The first and the last day are included.`,
      why,
      `If the tenant goes on using the flat after that, the tenancy is not prolonged${isGerman ? '; § 545 BGB does not apply' : ''}.`,
    ],
  }
}

function rentClause({ rent, flat, isGerman }: ContractFacts): Clause {
  const costs = flat.hasInternet ? 'electricity, heating and internet access' : 'electricity and heating'
  const dueDay = isGerman ? 'by the third working day' : 'on the first day of each calendar month'

  return {
    title: 'Rent',
    paragraphs: [
      `The rent is ${formatEuro(rent.perMonth, 'en')} a month, ${formatEuro(rent.total, 'en')} for the whole term. Days that make no full month count a thirtieth each. The payment plan divides the rent by calendar months; its last payment balances the difference.`,
      `The rent includes all running costs, ${costs}. It is paid monthly in advance, ${dueDay}.`,
    ],
  }
}

function usageClause({ flat, stay }: ContractFacts): Clause {
  const smoking = flat.houseRules.includes('SMOKING_ALLOWED')
    ? 'Smoking is allowed in the flat.'
    : 'There is no smoking in the flat.'
  const needConsent = stay.hasPets
    ? 'The landlord consents to the pets that the tenant has asked for. Further pets need the landlord’s consent; small animals are allowed.'
    : 'Pets need the consent of the landlord; small animals are allowed.'
  const pets = flat.houseRules.includes('PETS_ALLOWED') ? 'Pets are allowed.' : needConsent

  return {
    title: 'Use of the flat',
    paragraphs: [
      `${stay.persons} ${stay.persons === 1 ? 'person lives' : 'persons live'} in the flat. ${smoking} ${pets}`,
      'Subletting needs the consent of the landlord. The house rules are to be kept.',
    ],
  }
}

function endClause({ isHandSigned, isGerman }: ContractFacts): Clause {
  return {
    title: 'Notice and form',
    paragraphs: [
      'During the term there is no ordinary notice. Notice for good cause remains possible.',
      formOf(isHandSigned, isGerman),
    ],
  }
}

function formOf(isHandSigned: boolean | null, isGerman: boolean): string {
  const byHand = `This contract needs the written form${isGerman ? ' (§§ 550, 575 BGB)' : ''}. It is printed and signed by both parties by hand.`
  const electronic =
    'This contract is concluded electronically. The typed name, the time and the checksum of this document count as a signature. Its last page names both signatures; it is added once both have signed.'
  if (isHandSigned !== null) return isHandSigned ? byHand : electronic

  const fixedTerm = isGerman ? ', or a fixed term under § 575 BGB' : ''
  return `For a term of more than twelve months${fixedTerm}: ${byHand} In all other cases: ${electronic}`
}

/** The deposit. The instalments, as many as the plan has, are German law. */
function depositClauseEn({ rent, stay, isGerman }: ContractFacts): Clause {
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
function withdrawalEn({ landlord, stay, flat, number }: ContractFacts): Clause[] {
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
