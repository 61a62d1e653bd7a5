import { readData } from '../read-data.ts'

/** The languages in which the people of the demo write. */
export type DemoLanguage = 'de' | 'en'

/** Given and family names of one origin, and their frequency. */
export interface NameList {
  share: number
  language: DemoLanguage
  givenNames: readonly string[]
  familyNames: readonly string[]
}

export const NAME_LISTS = readData<readonly NameList[]>('names')
