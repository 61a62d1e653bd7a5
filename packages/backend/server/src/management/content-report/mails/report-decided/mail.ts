import { defineMail } from '../../../../infrastructure/mail/index.ts'
import { DECISION_VALUES } from '../decision-values.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** To a reporter: the decision, also about a complaint. */
export const reportDecided = defineMail('REPORT_DECIDED', {
  values: DECISION_VALUES,
  texts: { en, de, es },
})
