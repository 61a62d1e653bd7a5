import { count, defineMail } from '../../../../infrastructure/mail/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** New flats that fit a saved search without the name of a place. */
export const searchAlertAnywhere = defineMail('SEARCH_ALERT_ANYWHERE', {
  values: { count },
  texts: { en, de, es },
})
