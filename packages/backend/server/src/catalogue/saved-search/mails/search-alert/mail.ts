import { count, defineMail, written } from '../../../../infrastructure/mail/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** New flats that fit a saved search of a place. */
export const searchAlert = defineMail('SEARCH_ALERT', {
  values: { place: written, count },
  texts: { en, de, es },
})
