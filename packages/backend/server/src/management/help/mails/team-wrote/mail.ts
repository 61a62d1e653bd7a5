import { defineMail, maybe, text, written } from '../../../../infrastructure/mail/index.ts'
import { aboutFlat } from '../../../../catalogue/flat/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** A message of an administrator, or an answer in its thread. */
export const teamWrote = defineMail('TEAM_WROTE', {
  maybeAbout: aboutFlat,
  values: { number: text, answer: text, question: maybe(written) },
  texts: { en, de, es },
})
