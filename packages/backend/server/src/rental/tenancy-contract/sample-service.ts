import { createHash } from 'node:crypto'
import type { Site } from '../../foundation/kernel/index.ts'
import { sampleFacts } from './sample-contract.ts'
import { writeContract } from './write-contract.ts'

export type SampleService = ReturnType<typeof createSampleService>

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
