import type { HouseRule, PaymentKind, Period, TenancyBasis } from '@domizil/domain'

/** One of the two who make the contract. */
export interface PartyFacts {
  name: string
  /** Street and place; null if they are unknown. */
  address: string | null
  email: string
  /** International format; null if it is unknown. */
  phone: string | null
}

/** Everything that a contract names. Money in whole euro, days as `YYYY-MM-DD`. */
export interface ContractFacts {
  /** What it is called in both files and mails. */
  number: string
  isGerman: boolean
  landlord: PartyFacts & { isCommercial: boolean }
  tenant: PartyFacts & { isConsumer: boolean }
  flat: {
    address: string
    size: number
    rooms: number
    maxPerson: number
    houseRules: readonly HouseRule[]
    hasInternet: boolean
  }
  stay: { from: string; to: string; months: number; days: number; persons: number; hasPets: boolean }
  rent: { perMonth: number; total: number; deposit: number }
  /** What is paid when, and to which account; null without an account. */
  payments: ContractPayments | null
  tenancyBasis: TenancyBasis
  /** Words, or a code of `REASONS_OF_STAY` or `FIXED_TERM_REASONS`. */
  tenancyReason: string | null
  /** Whether it is printed and signed by hand; null in the sample, which names both forms. */
  isHandSigned: boolean | null
}

/** The payments of a contract. */
export interface ContractPayments {
  holder: string
  iban: string
  entries: readonly {
    kind: PaymentKind
    dueOn: string
    amountCents: number
    reference: string
    period: Period | null
  }[]
}

/** A numbered part of the contract. */
export interface Clause {
  title: string
  paragraphs: string[]
  /** What belongs on the lines of a form that is filled in by hand, row by row. */
  blanks?: readonly (readonly string[])[]
}
