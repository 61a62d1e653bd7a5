import { createHash } from 'node:crypto'
import { paymentPlan, paymentReference } from '@domizil/domain'
import type { Site } from '../../foundation/kernel/index.ts'
import type { ContractFacts, ContractPayments } from './contract-facts.ts'
import { writeContract } from './write-contract.ts'

const BLANK = '______________________________'

const STAY = { from: '2027-03-15', to: '2027-09-14' }

const RENT = { perMonth: 1200, total: 7200, deposit: 2400 }

export type SampleLanguage = 'de' | 'en'

/** A sample with the mark by which a browser knows whether it has it. */
export interface Sample {
  name: string
  content: Buffer
  etag: string
}

/** The wording of the sample is as old as this: the file changes only with the wording. */
const WRITTEN_AT = new Date('2027-01-01T00:00:00Z')
const NAMES = { de: 'Mustermietvertrag.pdf', en: 'Sample rental contract.pdf' } as const

/** The sample contract. It is written once for each language, however many ask for it at once. */
export function createSampleService({ site }: { site: Site }) {
  const samples = new Map<SampleLanguage, Promise<Sample>>()

  async function write(language: SampleLanguage): Promise<Sample> {
    const making = { productName: site.productName, createdAt: WRITTEN_AT }
    const content = await writeContract(sampleFacts(language === 'de'), making)
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)

    return { name: NAMES[language], content, etag: `"${hash}"` }
  }

  return {
    /** The sample in German with an English translation, or in English. What could not be written is tried again. */
    read(language: SampleLanguage): Promise<Sample> {
      const known = samples.get(language)
      if (known) return known

      const written = write(language)
      samples.set(language, written)
      written.catch(() => samples.delete(language))
      return written
    },
  }
}

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
