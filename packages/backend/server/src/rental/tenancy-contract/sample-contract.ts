import { paymentPlan, paymentReference } from '@domizil/domain'
import type { ContractFacts, ContractPayments } from './contract-facts.ts'

const BLANK = '______________________________'
const STAY = { from: '2027-03-15', to: '2027-09-14' }
const RENT = { perMonth: 1200, total: 7200, deposit: 2400 }

/** The facts of the sample contract, which names no parties. */
export function sampleFacts(isGerman: boolean): ContractFacts {
  return {
    number: numberOf(isGerman),
    isGerman,
    landlord: { name: BLANK, address: null, email: '', phone: null, isCommercial: true },
    tenant: { name: BLANK, address: null, email: '', phone: null, isConsumer: true },
    flat: {
      address: isGerman ? 'Musterstraße 1, 10115 Berlin' : '1 Sample Street, 1000 Sample City',
      size: 54.5,
      rooms: 2,
      maxPerson: 2,
      houseRules: [],
      hasInternet: true,
    },
    stay: { ...STAY, months: 6, days: 0, persons: 1, hasPets: false },
    rent: RENT,
    payments: samplePayments(isGerman),
    tenancyBasis: 'TEMPORARY_USE',
    tenancyReason: 'WORK_PROJECT',
    isHandSigned: null,
  }
}

const numberOf = (isGerman: boolean) => (isGerman ? 'MUSTER' : 'SAMPLE')

/** The plan of the sample's stay, as a contract has it; the account is left open. */
function samplePayments(isGerman: boolean): ContractPayments {
  const { perMonth: pricePerMonth, total: totalRent, deposit } = RENT
  const plan = paymentPlan({ stay: STAY, pricePerMonth, totalRent, deposit, isGerman })
  const entries = plan.map(({ number, ...payment }) => ({
    ...payment,
    reference: paymentReference(numberOf(isGerman), number),
  }))

  return { holder: BLANK, iban: BLANK, entries }
}
