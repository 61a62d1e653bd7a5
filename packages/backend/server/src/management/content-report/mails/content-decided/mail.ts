import { defineMail, oneOf } from '../../../../infrastructure/mail/index.ts'
import { DECISION_VALUES } from '../decision-values.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To the author, or the person reported: the decision, also about a complaint. */
export const contentDecided = defineMail('CONTENT_DECIDED', {
  values: { ...DECISION_VALUES, cause: oneOf('REPORTED', 'UNREPORTED') },
  texts: { en, de, es },
})
