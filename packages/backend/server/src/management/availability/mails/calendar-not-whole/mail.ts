import { defineMail } from '../../../../infrastructure/mail/index.ts'
import { aboutFlat } from '../../../../catalogue/flat/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** A calendar that was read completely no longer is. */
export const calendarNotWhole = defineMail('CALENDAR_NOT_WHOLE', {
  about: aboutFlat,
  texts: { en, de, es },
})
