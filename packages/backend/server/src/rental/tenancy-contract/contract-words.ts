import { depositInstalmentDays, formatDay } from '@domizil/domain'
import { formatEuro, icuMessage, type Shown } from '../../foundation/kernel/index.ts'
import type { Clause, ContractFacts } from './contract-facts.ts'
import texts from './contract-words.json' with { type: 'json' }

/** Contracts are German, and binding, for flats in Germany; English elsewhere, and as a translation. */
type ContractLanguage = 'de' | 'en'

export const CONTRACT_WORDS_DE = wordsIn('de')
export const CONTRACT_WORDS_EN = wordsIn('en')

/** The words of a contract in one language. */
export type ContractWords = ReturnType<typeof wordsIn>

function wordsIn(language: ContractLanguage) {
  const { clauses, withdrawal, ...words } = texts[language]

  return {
    ...words,
    clauses: (facts: ContractFacts) => fillClauses(clauses, valuesOf(facts, language), language),
    /** The information that a commercial landlord owes a consumer, after the models of the directive 2011/83/EU and of the EGBGB. */
    withdrawal: (facts: ContractFacts) => fillClauses(withdrawal, valuesOf(facts, language), language),
  }
}

/** Clauses of ICU messages with their values: a paragraph that says nothing is left out, as is a clause without any. */
export function fillClauses(clauses: readonly Clause[], values: Shown, language: ContractLanguage): Clause[] {
  return clauses
    .map(({ paragraphs, ...clause }) => ({
      ...clause,
      paragraphs: paragraphs.map((text) => icuMessage(text, language).format(values)).filter(Boolean),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0)
}

/** A choice of a message. */
export const yesOrNo = (condition: boolean) => (condition ? 'yes' : 'no')

function valuesOf(facts: ContractFacts, language: ContractLanguage): Shown {
  const { landlord, flat, stay, rent, isGerman, isHandSigned, tenancyReason } = facts
  const purposes: Partial<Record<string, string>> = texts[language].purposes
  const purpose = purposes[tenancyReason ?? '']
  const byForm = isHandSigned ? 'HAND' : 'ELECTRONIC'

  return {
    number: facts.number,
    isGerman: yesOrNo(isGerman),
    landlord: [landlord.name, landlord.address, landlord.email].filter(Boolean).join(', '),
    address: flat.address,
    size: flat.size.toLocaleString(language),
    rooms: flat.rooms,
    maxPerson: flat.maxPerson,
    hasInternet: yesOrNo(flat.hasInternet),
    maySmoke: yesOrNo(flat.houseRules.includes('SMOKING_ALLOWED')),
    pets: petsOf(facts),
    from: formatDay(stay.from),
    to: formatDay(stay.to),
    persons: stay.persons,
    perMonth: formatEuro(rent.perMonth, language),
    total: formatEuro(rent.total, language),
    deposit: formatEuro(rent.deposit, language),
    hasDeposit: yesOrNo(rent.deposit > 0),
    // That a deposit may be paid in instalments, as many as the plan has, is German law.
    instalments: isGerman ? depositInstalmentDays(stay).length : 1,
    basis: facts.tenancyBasis,
    reason: purpose ?? tenancyReason ?? '',
    hasReason: yesOrNo(tenancyReason !== null),
    // Below a German contract what the landlord has typed is quoted, for it is mostly German.
    isQuoted: yesOrNo(isGerman && purpose === undefined),
    form: isHandSigned === null ? 'BOTH' : byForm,
  }
}

function petsOf({ flat, stay }: ContractFacts): string {
  if (flat.houseRules.includes('PETS_ALLOWED')) return 'ALLOWED'
  return stay.hasPets ? 'AGREED' : 'ASKED'
}
