import type { ContractFacts } from './contract-facts.ts'

/** The facts of the sample contract, which names no parties. */
export function sampleFacts(isGerman: boolean): ContractFacts {
  const blank = '______________________________'

  return {
    number: isGerman ? 'MUSTER' : 'SAMPLE',
    isGerman,
    landlord: { name: blank, address: null, email: '', phone: null, isCommercial: true },
    tenant: { name: blank, address: null, email: '', phone: null, isConsumer: true },
    flat: {
      address: isGerman ? 'Musterstraße 1, 10115 Berlin' : '1 Sample Street, 1000 Sample City',
      size: 54.5,
      rooms: 2,
      maxPerson: 2,
      houseRules: [],
      hasInternet: true,
    },
    stay: { from: '2027-03-15', to: '2027-09-14', months: 6, days: 0, persons: 1, hasPets: false },
    rent: { perMonth: 1200, total: 7200, deposit: 2400 },
    payments: null,
    tenancyBasis: 'TEMPORARY_USE',
    tenancyReason: 'WORK_PROJECT',
    isHandSigned: false,
  }
}
